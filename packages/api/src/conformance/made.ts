import type { ContractTable, Endpoint } from '../contract/define.ts';
import type { Exchange } from './exchange.ts';
import { asFields, endpointOf } from './samples.ts';

/** A record or session that a run created, with the call that removes it, if the contract has one. */
interface Made {
  /** The name for the report. */
  name: string;
  undo: { method: string; path: string; token?: string } | undefined;
}

const isSession = ({ undo }: Made) => undo?.token !== undefined;

/**
 * Makes calls and records what they created: records whose id is in the response, and sessions. `takeBack` removes them, and
 * returns those that stay because no call removes them.
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
      made.push({ name: `record ${id} created by ${call.method} ${call.path}`, undo });
    }
    if (typeof token === 'string' && user !== undefined)
      made.push({ name: 'a session', undo: logout && { method: logout.method, path: logout.path, token } });
    return answer;
  };

  /** Removes records with the token of their owner, and ends sessions. */
  async function takeBack(token: string | undefined): Promise<string[]> {
    const left: string[] = [];
    // Sessions last, because one of them is needed to remove the rest.
    for (const { name, undo } of made.splice(0).sort((a, b) => Number(isSession(a)) - Number(isSession(b)))) {
      const answer = undo && (await exchange({ token, ...undo }));
      // Records and sessions that a call of the run itself removed count as gone too.
      if (answer?.status !== 200 && answer?.status !== (undo?.token === undefined ? 404 : 401)) left.push(name);
    }
    return left;
  }

  return { ask, takeBack };
}
