#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { accountNames, type Accounts, accountsSchema } from '../conformance/accounts.ts';
import { printReport } from '../conformance/print-report.ts';
import { runConformance } from '../conformance/run-conformance.ts';
import { contract } from '../contract/index.ts';

const usage = `kronos-api conformance <base URL> [options]

Tries every endpoint of the contract against a back end of the panel and reports which fit and which differ.

  --accounts <file>   JSON: { "customer": { "email": "…", "password": "…" }, "other": …, "reseller": …, "moderator": …, "admin": … }
                      Or KRONOS_CUSTOMER=email:password and so on. "other" is a second customer.
                      Endpoints of missing accounts are not tried.
  --write             Also make calls that change state. Use test accounts: their notifications are marked as read and they
                      receive an e-mail. Other records are changed only if this run created them.
  --server <id>       With --write: a server of the account "customer" that may be stopped, rebuilt, reset and moved.
  --json              Print the report as JSON.

Exits with 0 when everything that was tried fits, with 1 when something differs, with 2 when nothing could be tried.
`;

process.exitCode = await main();

async function main(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        accounts: { type: 'string' },
        write: { type: 'boolean' },
        server: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    const [command, base] = positionals;
    if (values.help || command !== 'conformance' || base === undefined) {
      process.stdout.write(usage);
      return values.help ? 0 : 2;
    }
    await fetch(base);
    const accounts = values.accounts === undefined ? accountsOfEnvironment() : accountsIn(values.accounts);
    const report = await runConformance(contract, {
      base,
      accounts,
      write: values.write ?? false,
      named: namedBy(values.server),
    });
    process.stdout.write(values.json ? `${JSON.stringify(report, undefined, 2)}\n` : printReport(report));
    return report.fits ? 0 : 1;
  } catch (error) {
    process.stderr.write(`kronos-api: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

function namedBy(server: string | undefined): { server?: number } {
  if (server === undefined) return {};
  if (!/^[1-9]\d*$/.test(server)) throw new Error(`--server needs the id of a server, not "${server}".`);
  return { server: Number(server) };
}

function accountsIn(file: string): Accounts {
  const { data, error } = accountsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!data) throw new Error(`${file} is not a valid accounts file at "${error.issues[0]?.path.join('.')}".`);
  return data;
}

function accountsOfEnvironment(): Accounts {
  const accounts: Accounts = {};
  for (const name of accountNames) {
    const [, email, password] = /^([^:]+):(.+)$/.exec(process.env[`KRONOS_${name.toUpperCase()}`] ?? '') ?? [];
    if (email !== undefined && password !== undefined) accounts[name] = { email, password };
  }
  return accounts;
}
