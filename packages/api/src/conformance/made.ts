import type { ContractTable, Endpoint } from '../contract/define.ts';
import type { Exchange } from './exchange.ts';
import { asFields, endpointOf } from './samples.ts';

/** Something that a run made: how it goes away again, where a call of the contract takes it away. */
interface Made {
  /** For the report. */
  name: string;
  undo: { method: string; path: string; token?: string } | undefined;
}

const isSession = ({ undo }: Made) => undo?.token !== undefined;

/**
 * Makes calls and keeps account of what they made: records whose number the answer tells, and sessions. `takeBack` removes
 * them, and answers what stays because no call removes it.
 */
export function createBookkeeper(table: ContractTable, exchange: Exchange) {
  const made: Made[] = [];
  const endpoints: readonly Endpoint[] = Object.values(table).flatMap((group) => Object.values(group));
  const logout = endpointOf(table, 'session.logout');

  const ask: Exchange = async (call) => {
    const answer = await exchange(call);
    const { id, token, user } = asFields(answer.body);
    if (call.method === 'GET' || answer.status !== 200) return answer;
    if (typeof id === 'number') {
      const remove = endpoints.find(({ method, path }) => method === 'DELETE' && path === `${call.path}/:id`);
      const undo = remove && { method: remove.method, path: `${call.path}/${id}` };
      made.push({ name: `${call.method} ${call.path} made ${id}`, undo });
    }
    if (typeof token === 'string' && user !== undefined)
      made.push({ name: 'a session', undo: logout && { method: logout.method, path: logout.path, token } });
    return answer;
  };

  /** Removes records as the one whose token it is, and ends sessions. */
  async function takeBack(token: string | undefined): Promise<string[]> {
    const left: string[] = [];
    // Sessions last: one of them removes the rest.
    for (const { name, undo } of made.splice(0).sort((a, b) => Number(isSession(a)) - Number(isSession(b)))) {
      const answer = undo && (await exchange({ token, ...undo }));
      // What a call of the run itself removed or ended is gone too.
      if (answer?.status !== 200 && answer?.status !== (undo?.token === undefined ? 404 : 401)) left.push(name);
    }
    return left;
  }

  return { ask, takeBack };
}
