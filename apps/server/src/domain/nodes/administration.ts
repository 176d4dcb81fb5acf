import { and, eq, ne, sql } from 'drizzle-orm';
import type { Contract, NodeTest, ParsedOf } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { nodes as nodeTable, users } from '../../db/schema.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { EngineAddress } from '../../engines/port.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { found } from '../records/crud.ts';
import { refuseStale, versionOf } from '../records/versions.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { DeploymentSettingsStore } from '../settings/deployment-settings.ts';
import type { SshKeys } from '../ssh-keys/ssh-keys.ts';
import { addressOf } from './address.ts';
import { tryAddress } from './connection-test.ts';
import type { NodeDirectory } from './directory.ts';
import type { Engines } from './engines.ts';
import { keyOf } from './key-of.ts';
import type { Node, NodeChange, Nodes } from './nodes.ts';
import { kindOf, presentEngine } from './present.ts';

type Draft = ParsedOf<Contract['adminNodes']['create']>['body'];
type Change = ParsedOf<Contract['adminNodes']['update']>['body'];
type Trial = ParsedOf<Contract['adminNodes']['test']>['body'];

/** What the form of a node shows: which key is used, but no key. */
const editable = (node: Node) => [
  node.alias,
  node.host,
  node.provider,
  node.region,
  node.ownerId,
  node.capacity,
  node.portFirst,
  node.portLast,
  node.enabled,
  kindOf(node.engine),
  presentEngine(node.engine, null),
  node.sshKey,
];

const noSuchNode = 'This node does not exist.';
const takenWords = 'Another node has this name';

export type NodeAdministration = ReturnType<typeof createNodeAdministration>;

/** The administration of nodes. */
export function createNodeAdministration(deps: {
  db: Database;
  nodes: Nodes;
  directory: NodeDirectory;
  engines: Engines;
  sshKeys: SshKeys;
  deploymentSettings: DeploymentSettingsStore;
  events: Events;
  audit: Audit;
  sandboxUrl: string;
  /** In the demo only the sandbox may be reached, because anyone can be its admin. */
  isDemo: boolean;
}) {
  const { db, nodes, directory, engines, sshKeys, deploymentSettings, events, audit, sandboxUrl, isDemo } = deps;

  const notifyAdmins = (id: number) => events.emit('admin', 'node-updated', { id });

  const find = async (id: number) => {
    const node = await directory.find(id);
    if (!node) throw new AppError('not-found', noSuchNode);
    return node;
  };

  const lock = async (id: number): Promise<Node> => {
    const node = await nodes.lock(id);
    if (!node) throw new AppError('not-found', noSuchNode);
    return node;
  };

  const readAddress = (draft: Trial | Draft, kept: EngineAddress | undefined): Promise<EngineAddress> => {
    refuseFields({ kind: isDemo && draft.kind !== 'sandbox' && 'The demo runs on its sandbox only' });
    const { privateKey: ownKey, privateKeyOf } = sshKeys;
    return addressOf(draft, { kept, sandboxUrl, ownKey, keyOf: privateKeyOf });
  };

  const confirmed = async (draft: Trial | Draft, kept: EngineAddress | undefined): Promise<EngineAddress> => {
    const address = await readAddress(draft, kept);
    const isOpen = address.kind === 'docker' && 'ssh' in address && address.ssh.hostKey === '';
    refuseFields({ host_key: isOpen && 'Test the connection and confirm the machine’s host key' });
    return address;
  };

  const refuseUnfit = async (change: NodeChange & { alias: string; portFirst: number; portLast: number }, id = 0) => {
    const isTaken =
      (await db.current.$count(
        nodeTable,
        and(ne(nodeTable.id, id), eq(sql`lower(${nodeTable.alias})`, change.alias.toLowerCase())),
      )) > 0;
    const isReseller =
      change.ownerId === undefined || change.ownerId === null
        ? true
        : (await db.current.$count(users, and(eq(users.id, change.ownerId), eq(users.isReseller, true)))) > 0;
    refuseFields({
      alias: isTaken && takenWords,
      port_last: change.portLast < change.portFirst && 'The last port must not be below the first',
      owner_id: !isReseller && 'Choose a reseller',
    });
  };

  /** How an engine is reached, as recorded in the audit log. */
  const wayTo = async (engine: EngineAddress) => {
    const key = await sshKeys.known(keyOf(engine));
    return { reached: kindOf(engine), ...(key && { ssh_key: key.name }) };
  };

  return {
    find,
    /** Returns a node with the version of what its form shows. */
    async read(id: number) {
      // Read first: a change between the two reads is then noticed when the form is saved.
      const node = found('node', await nodes.find(id));
      return { data: await find(id), version: versionOf(editable(node)) };
    },
    /** Tests the address of a form without saving it. */
    async test({ id, ...draft }: Trial): Promise<NodeTest> {
      const kept = id === undefined ? undefined : await nodes.find(id);
      if (id !== undefined && !kept) throw new AppError('not-found', noSuchNode);
      const address = await readAddress(draft, kept?.engine);
      const key = await sshKeys.known(keyOf(address));
      return tryAddress(engines, address, key?.publicKey ?? null);
    },
    /** Adds a node; returns its id. */
    async create(draft: Draft): Promise<{ id: number }> {
      const engine = await confirmed(draft, undefined);
      const id = await db.transaction(async () => {
        const { port_first, port_last } = await deploymentSettings.read();
        const change = {
          portFirst: port_first,
          portLast: port_last,
          ...changeOf(draft),
          alias: draft.alias,
        };
        await refuseUnfit(change);
        const made = await written(() => nodes.add({ ...change, host: draft.host, engine }));
        await notifyAdmins(made);
        await audit.write({
          target: { kind: 'node', id: made, name: draft.alias },
          after: { ...changeOf(draft), ...(await wayTo(engine)) },
        });
        return made;
      });
      return { id };
    },
    /** Changes the given fields; refused unless the node still has the version that is given. */
    async update(id: number, change: Change, basedOn?: string): Promise<void> {
      const before = await nodes.find(id);
      if (!before) throw new AppError('not-found', noSuchNode);
      const { kind } = change;
      const engine = kind === undefined ? undefined : await confirmed({ ...change, kind }, before.engine);
      await db.transaction(async () => {
        const node = await lock(id);
        if (basedOn !== undefined && basedOn !== versionOf(editable(node)))
          await refuseStale(audit, { kind: 'node', id }, 'The node has been changed in the meantime.');
        const wanted = { ...changeOf(change), ...(engine && { engine }) };
        const { alias, portFirst, portLast } = node;
        await refuseUnfit({ alias, portFirst, portLast, ...wanted }, id);
        await written(() => nodes.change(node, wanted));
        await notifyAdmins(id);
        await audit.write({
          target: { kind: 'node', id, name: wanted.alias ?? alias },
          before: { alias, host: node.host, enabled: node.enabled, capacity: node.capacity, ownerId: node.ownerId },
          after: { ...changeOf(change), ...(engine && (await wayTo(engine))) },
        });
      });
    },
    /** Deletes a node without servers; `alias` must be its name. */
    async remove(id: number, alias: string): Promise<void> {
      await db.transaction(async () => {
        const node = await lock(id);
        const words = await directory.undeletableOf(id, node.alias, await directory.impactOf(id));
        if (words) throw new AppError('conflict', words);
        refuseFields({ alias: alias.trim() !== node.alias && 'Type the node’s name exactly as shown' });
        await db.current.delete(nodeTable).where(eq(nodeTable.id, id));
        await notifyAdmins(id);
        await audit.write({
          target: { kind: 'node', id, name: node.alias },
          before: { host: node.host, reached: kindOf(node.engine) },
        });
      });
      engines.forget(id);
    },
  };
}

const written = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken('nodes_alias', write, () => refuseFields({ alias: takenWords }));

/** Returns the changed columns of a node except for its engine. */
function changeOf(draft: Change): Omit<NodeChange, 'engine'> {
  const { alias, host, provider, region, capacity, port_first, port_last, enabled, owner_id } = draft;
  return {
    ...(alias !== undefined && { alias }),
    ...(host !== undefined && { host }),
    ...(provider !== undefined && { provider: provider || null }),
    ...(region !== undefined && { region: region || null }),
    ...(capacity !== undefined && { capacity }),
    ...(port_first !== undefined && { portFirst: port_first }),
    ...(port_last !== undefined && { portLast: port_last }),
    ...(enabled !== undefined && { enabled }),
    ...(owner_id !== undefined && { ownerId: owner_id }),
  };
}
