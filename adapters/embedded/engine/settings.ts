type Setting = readonly [name: string, value: string];

/** PostgreSQL's settings for one club on a small machine. What isn't named is PostgreSQL's own default. */
const always: readonly Setting[] = [
  // A server uses 16 connections for requests and 1 that listens; the commands of scripts/ use some more.
  ["max_connections", "24"],
  ["superuser_reserved_connections", "2"],
  // A club's rows fit; the system caches the files too.
  ["shared_buffers", "64MB"],
  ["effective_cache_size", "256MB"],
  // Of each sort and hash of each statement.
  ["work_mem", "4MB"],
  ["maintenance_work_mem", "32MB"],
  // A statement that needs more temporary files is cancelled, so that no request can fill the disk.
  ["temp_file_limit", "256MB"],
  // Requests use both cores of a small machine already.
  ["max_parallel_workers_per_gather", "0"],
  ["max_worker_processes", "2"],
  ["autovacuum_max_workers", "2"],
  // Compiling a statement takes longer than any of these.
  ["jit", "off"],
  // Disks without moving parts read anywhere at once.
  ["random_page_cost", "1.1"],
  // There is no replica.
  ["wal_level", "minimal"],
  ["max_wal_senders", "0"],
  ["max_logical_replication_workers", "0"],
  ["min_wal_size", "32MB"],
  ["max_wal_size", "256MB"],
  ["checkpoint_timeout", "15min"],
  ["TimeZone", "UTC"],
  // Starts, stops and crashes, but no refused statement: it may name a member's data.
  ["log_min_messages", "log"],
  ["log_checkpoints", "off"],
  ["log_autovacuum_min_duration", "-1"],
  ["log_error_verbosity", "terse"],
  ["log_min_error_statement", "panic"],
  ["log_timezone", "UTC"],
];

/** For databases that end with the process: nothing has to survive a power cut. */
const unsafe: readonly Setting[] = [
  ["fsync", "off"],
  ["synchronous_commit", "off"],
  ["full_page_writes", "off"],
  ["max_connections", "100"],
  ["autovacuum", "off"],
];

/** While the disk is full: PostgreSQL stops when its log can't grow, so nothing may write. */
const readOnly: readonly Setting[] = [["default_transaction_read_only", "on"]];

export type State = {
  /** Whether the data may be lost when the machine stops. */
  readonly isTemporary?: boolean;
  readonly isFull?: boolean;
};

/** How the server is reached: by a socket in a private folder, or by loopback where there are no sockets. */
export type Access = { readonly socketFolder: string } | { readonly port: number };

/** The whole of postgresql.conf. */
export const settingsFile = (access: Access, { isTemporary, isFull }: State): string =>
  [...always, ...accessSettings(access), ...(isTemporary ? unsafe : []), ...(isFull ? readOnly : [])]
    .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
    .join("");

const accessSettings = (access: Access): readonly Setting[] =>
  "port" in access
    ? [
        ["listen_addresses", "127.0.0.1"],
        ["port", String(access.port)],
        ["unix_socket_directories", ""],
      ]
    : [
        ["listen_addresses", ""],
        ["unix_socket_directories", access.socketFolder],
        ["unix_socket_permissions", "0700"],
      ];

/** The whole of pg_hba.conf. The socket's folder is private already; loopback isn't. */
export const accessFile = (access: Access): string =>
  "port" in access ? "host all all 127.0.0.1/32 scram-sha-256\n" : "local all all trust\n";
