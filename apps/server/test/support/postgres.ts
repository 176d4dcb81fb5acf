import { Client } from 'pg';

/** Whether the run is on PostgreSQL: KRONOS_TEST_DATABASE=postgres, with its address in KRONOS_TEST_DATABASE_URL. */
export const onPostgres = process.env['KRONOS_TEST_DATABASE'] === 'postgres';

/** Returns the address of one of the server's databases. */
export function databaseUrl(name: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement about databases; fails under its own name when that takes too long. */
export async function administer(statement: string): Promise<void> {
  const client = new Client({
    connectionString: adminUrl(),
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  await client.connect();
  try {
    await client.query(statement).catch((cause) => {
      throw new Error(`${statement}: ${cause.message}`, { cause });
    });
  } finally {
    await client.end();
  }
}

/** How long creating or dropping a database may take on a busy machine, in milliseconds. */
const patienceMs = 60_000;

function adminUrl(): string {
  const url = process.env['KRONOS_TEST_DATABASE_URL'];
  if (url) return url;
  throw new Error(
    'KRONOS_TEST_DATABASE=postgres needs KRONOS_TEST_DATABASE_URL, an account that may create databases.',
  );
}
