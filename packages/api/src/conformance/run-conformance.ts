import type { ContractTable, Endpoint } from '../contract/define.ts';
import { type AccountName, type Accounts, invited } from './accounts.ts';
import { changesState, type Caller, checks } from './checks.ts';
import { createExchange, type Exchange } from './exchange.ts';
import { endpointOf, prepareCall, sampleOf } from './samples.ts';

export interface ConformanceOptions {
  /** Where the back end is, such as `https://panel.example`. */
  base: string;
  accounts: Accounts;
  /** Also makes calls that change state, on records of the test accounts. @default false */
  write?: boolean;
}

/** What became of one endpoint. */
export interface ConformanceRow {
  endpoint: string;
  method: string;
  path: string;
  /** `not tried` says why in `notes`. */
  verdict: 'fits' | 'differs' | 'not tried';
  /** The checks that were made. */
  checks: string[];
  /** What differs, each beginning with its check; or why it was not tried. */
  notes: string[];
}

export interface ConformanceReport {
  base: string;
  rows: ConformanceRow[];
  /** True when nothing differs. */
  fits: boolean;
}

/** Tries every endpoint of a contract against a back end, each as the accounts may and may not use it. */
export async function runConformance(
  table: ContractTable,
  { base, accounts, write = false }: ConformanceOptions,
): Promise<ConformanceReport> {
  const run = createRun(table, createExchange(base, endpointOf(table, 'session.csrf')?.path ?? '/'), accounts, write);
  const rows: ConformanceRow[] = [];
  for (const [group, endpoints] of Object.entries(table)) {
    for (const [name, endpoint] of Object.entries(endpoints)) rows.push(await run(`${group}.${name}`, endpoint));
  }
  return { base, rows, fits: rows.every(({ verdict }) => verdict !== 'differs') };
}

function createRun(table: ContractTable, exchange: Exchange, accounts: Accounts, write: boolean) {
  const tokens = new Map<AccountName, string>();

  async function signIn(name: AccountName): Promise<string> {
    const { method = 'POST', path = '' } = endpointOf(table, 'session.login') ?? {};
    const { body } = await exchange({ method, path, body: accounts[name] });
    const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined;
    if (typeof token !== 'string') throw new TypeError(`The account "${name}" cannot sign in.`);
    return token;
  }

  async function tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === 'guest') return undefined;
    if (caller === 'forger') return 'x'.repeat(43);
    const token = tokens.get(caller) ?? (await signIn(caller));
    tokens.set(caller, token);
    return token;
  }

  return async function tryEndpoint(id: string, endpoint: Endpoint): Promise<ConformanceRow> {
    const { method, path, who } = endpoint;
    const row = { endpoint: id, method, path, checks: [] as string[], notes: [] as string[] };
    const notTried = (why: string): ConformanceRow => ({ ...row, verdict: 'not tried', notes: [why] });
    if (changesState(endpoint) && !write) return notTried('changes state: only with --write');
    const name = invited[who].find((one) => accounts[one]);
    if (!name && who !== 'guest') return notTried(`there is no account for the role ${who}`);
    const caller: Caller = who === 'guest' || !name ? 'guest' : name;

    try {
      const token = await tokenOf(name ?? 'guest');
      const read = ({ method, path }: Endpoint) => exchange({ method, path, token });
      const prepared = await prepareCall(table, endpoint, { ...(name && accounts[name]) }, read);
      if ('missing' in prepared) return notTried(prepared.missing);
      const { endsSession } = sampleOf(endpoint);
      const call = async (one: Caller, change = {}) => {
        const token = endsSession && one === name ? await signIn(one) : await tokenOf(one);
        return exchange({ method, path: prepared.path, body: prepared.body, token, ...change });
      };
      const has = (one: AccountName) => accounts[one] !== undefined;
      for (const [check, judge] of Object.entries(checks)) {
        const problems = await judge({ id, endpoint, caller, has, call });
        if (problems) row.checks.push(check);
        row.notes.push(...(problems ?? []).map((text) => `${check}: ${text}`));
      }
    } catch (error) {
      row.notes.push(error instanceof Error ? error.message : String(error));
    }
    return { ...row, verdict: row.notes.length > 0 ? 'differs' : 'fits' };
  };
}
