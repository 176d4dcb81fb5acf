import type { ContractTable, Endpoint } from '../contract/define.ts';
import { type AccountName, type Accounts, accountsFor } from './accounts.ts';
import { changesState } from '../contract/changes-state.ts';
import { type Caller, checks } from './checks.ts';
import { createExchange } from './exchange.ts';
import { createBookkeeper } from './made.ts';
import { asFields, endpointOf, type Fields, type Named, prepareCall, sampleOf } from './samples.ts';

export interface ConformanceOptions {
  /** The address of the back end, such as `https://panel.example`. */
  base: string;
  accounts: Accounts;
  /** Whether to make calls that change state, on records that the run created and on those in `named`. @default false */
  write?: boolean;
  /**
   * Existing records that calls may change, such as `{ server: 17 }`; they must belong to the test account. @default
   * none
   */
  named?: Named;
}

/** The result for one endpoint. */
export interface ConformanceRow {
  endpoint: string;
  method: string;
  path: string;
  /** The verdict; for `not tried` the reason is in `notes`. */
  verdict: 'fits' | 'differs' | 'not tried';
  /** The checks that were made. */
  checks: string[];
  /** The differences, each beginning with its check; or the reason why the endpoint was not tried. */
  notes: string[];
}

export interface ConformanceReport {
  base: string;
  rows: ConformanceRow[];
  /** The records that the run created and that no call of the contract removes. */
  left: string[];
  /** Whether nothing differs. */
  fits: boolean;
}

/**
 * Tries every endpoint of a contract against a back end, with each account that may and may not use it.
 * @example
 * const report = await runConformance(contract, { base: 'https://panel.example', accounts })
 * if (!report.fits) console.log(printReport(report))
 */
export async function runConformance(
  table: ContractTable,
  { base, ...options }: ConformanceOptions,
): Promise<ConformanceReport> {
  const exchange = createExchange(base, endpointOf(table, 'session.csrf')?.path ?? '/');
  const { tryEndpoint, takeBack } = createRun(table, createBookkeeper(table, exchange), options);
  const rows: ConformanceRow[] = [];
  for (const [group, endpoints] of Object.entries(table)) {
    for (const [name, endpoint] of Object.entries(endpoints))
      rows.push(await tryEndpoint(`${group}.${name}`, endpoint));
  }
  const left = await takeBack();
  return { base, rows, left, fits: rows.every(({ verdict }) => verdict !== 'differs') };
}

function createRun(
  table: ContractTable,
  bookkeeper: ReturnType<typeof createBookkeeper>,
  { accounts, write = false, named = {} }: Omit<ConformanceOptions, 'base'>,
) {
  const { ask: exchange } = bookkeeper;
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

  /** Prepares a call from the data that the owner of its records can read. */
  async function prepare(endpoint: Endpoint, given: Fields) {
    const { fromWhom = nameFor(endpoint) } = sampleOf(endpoint);
    if (fromWhom && !accounts[fromWhom]) throw new NotTried(`there is no account for the role ${fromWhom}`);
    const token = await tokenOf(fromWhom ?? 'guest');
    const read = ({ method, path }: Endpoint) => exchange({ method, path, token });
    const prepared = await prepareCall(table, endpoint, given, named, read);
    if ('missing' in prepared) throw new NotTried(prepared.missing);
    return prepared;
  }

  /** Makes the calls that must precede this one, and returns the response of the last of them. */
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

  const nameFor = ({ who }: Endpoint) => accountsFor(who).find((one) => accounts[one]);

  async function tryEndpoint(id: string, endpoint: Endpoint): Promise<ConformanceRow> {
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
  }

  const takeBack = async () => bookkeeper.takeBack(accounts.admin && (await tokenOf('admin')));

  return { tryEndpoint, takeBack };
}

/** The reason why an endpoint could not be tried. */
class NotTried extends Error {}
