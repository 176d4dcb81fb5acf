import type { Context, Handler } from 'hono';
import type { SandboxNode } from '../node.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';

type Work = (c: Context, node: SandboxNode, id: string) => Response | Promise<Response>;

/** A handler for a call on a node: it is recorded, and its configured faults are applied before the work begins. */
export function operation(sandbox: Sandbox, name: string, work: Work): Handler {
  return async (c) => {
    const node = sandbox.node(c.req.param('node') ?? '');
    const id = c.req.param('id');
    const known = id === undefined ? undefined : node.lookUp(id)?.record;
    const container = id === undefined ? [] : known ? [known.id, known.spec.name] : [id];
    let status = 500;
    try {
      if (node.machine.isDown()) throw new Refusal('unreachable', `Node ${node.name} is restarting.`);
      await sandbox.faults.beforeCall({ node: node.name, operation: name, container }, c.req.raw.signal);
      const response = await work(c, node, id ?? '');
      status = response.status;
      return response;
    } catch (error) {
      if (error instanceof Refusal) status = error.status;
      throw error;
    } finally {
      const at = new Date().toISOString();
      sandbox.calls.add({
        at,
        node: node.name,
        operation: name,
        ...(id === undefined ? {} : { container: id }),
        status,
      });
    }
  };
}
