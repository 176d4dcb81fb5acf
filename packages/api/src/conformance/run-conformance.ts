import type { ContractTable, Endpoint } from '../contract/define.ts';
import { type AccountName, type Accounts, invited } from './accounts.ts';
import { changesState } from '../contract/changes-state.ts';
import { type Caller, checks } from './checks.ts';
import { createExchange, type Exchange } from './exchange.ts';
import { asFields, endpointOf, type Fields, prepareCall, sampleOf } from './samples.ts';

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

  /** Makes up a call from what the one may read whose records it is about. */
  async function prepare(endpoint: Endpoint, given: Fields) {
    const { fromWhom = nameFor(endpoint) } = sampleOf(endpoint);
    if (fromWhom && !accounts[fromWhom]) throw new NotTried(`there is no account for the role ${fromWhom}`);
    const token = await tokenOf(fromWhom ?? 'guest');
    const read = ({ method, path }: Endpoint) => exchange({ method, path, token });
    const prepared = await prepareCall(table, endpoint, given, read);
    if ('missing' in prepared) throw new NotTried(prepared.missing);
    return prepared;
  }

  /** Makes the calls that come before this one, and answers what the last of them said. */
  async function callBefore(endpoint: Endpoint): Promise<Fields> {
    let said: Fields = {};
    for (const id of sampleOf(endpoint).after ?? []) {
      const step = endpointOf(table, id);
      if (!step || !accounts.admin) throw new NotTried('there is no account for the role admin');
      const { path, body } = await prepare(step, said);
      const token = await tokenOf(step.who === 'guest' ? 'guest' : 'admin');
      said = asFields((await exchange({ method: step.method, path, body, token })).body);
    }
    return said;
  }

  const nameFor = ({ who }: Endpoint) => invited[who].find((one) => accounts[one]);

  return async function tryEndpoint(id: string, endpoint: Endpoint): Promise<ConformanceRow> {
    const { method, path, who } = endpoint;
    const row = { endpoint: id, method, path, checks: [] as string[], notes: [] as string[] };
    const notTried = (why: string): ConformanceRow => ({ ...row, verdict: 'not tried', notes: [why] });
    if (changesState(endpoint) && !write) return notTried('changes state: only with --write');
    const name = nameFor(endpoint);
    if (!name && who !== 'guest') return notTried(`there is no account for the role ${who}`);
    const caller: Caller = who === 'guest' || !name ? 'guest' : name;

    try {
      const said = await callBefore(endpoint);
      const prepared = await prepare(endpoint, { ...(name && accounts[name]), ...said });
      const { endsSession } = sampleOf(endpoint);
      const tokenFor = (one: Caller) => {
        if (one !== name || who === 'guest') return tokenOf(one);
        if (typeof said['token'] === 'string') return said['token'];
        return endsSession ? signIn(one) : tokenOf(one);
      };
      const call = async (one: Caller, change = {}) => {
        const token = await tokenFor(one);
        return exchange({ method, path: prepared.path, body: prepared.body, token, ...change });
      };
      const has = (one: AccountName) => accounts[one] !== undefined;
      for (const [check, judge] of Object.entries(checks)) {
        const problems = await judge({ id, endpoint, caller, has, call });
        if (problems) row.checks.push(check);
        row.notes.push(...(problems ?? []).map((text) => `${check}: ${text}`));
      }
    } catch (error) {
      if (error instanceof NotTried) return notTried(error.message);
      row.notes.push(error instanceof Error ? error.message : String(error));
    }
    return { ...row, verdict: row.notes.length > 0 ? 'differs' : 'fits' };
  };
}

/** Why an endpoint could not be tried. */
class NotTried extends Error {}
