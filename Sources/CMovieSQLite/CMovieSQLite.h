#include <sqlite3.h>

/// Makes text in double quotes an error. Swift cannot call the variadic function that does this.
static inline void csqlite_forbid_quoted_text(sqlite3 *connection) {
  sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DDL, 0, (void *)0);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DML, 0, (void *)0);
}

/// What SQLITE_TRANSIENT stands for, which Swift does not import: the bytes are copied.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }
