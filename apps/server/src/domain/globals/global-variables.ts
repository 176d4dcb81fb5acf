import { and, asc, eq, sql } from 'drizzle-orm';
import {
  type Contract,
  type GlobalVariable,
  type GlobalVariableDetail,
  type GlobalVariableDraft,
  mostNamedUses,
  type ParsedOf,
} from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { globalVariables as table, products, scripts, scriptVersions, servers } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { GlobalValues } from './global-values.ts';

type Filter = ParsedOf<Contract['adminGlobals']['export']>['query'];
type Row = typeof table.$inferSelect;

/** The administration of global variables; every admin's open list is notified of changes. */
export function createGlobalVariables(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  events: Events;
  globalValues: GlobalValues;
}) {
  const { db, clock, audit, events, globalValues } = deps;
  const views = () => db.current.select({ row: table, products: used, servers: given, scripts: run }).from(table);
  type View = Awaited<ReturnType<typeof views>>[number];
  const view = async (id: number) => (await views().where(eq(table.id, id)))[0];

  const { create, change, remove, versionOf } = crud<View, GlobalVariableDraft, GlobalVariableDraft>(
    {
      db,
      audit,
      tell: () => events.emit('admin', 'globals-changed', {}),
    },
    {
      table,
      noun,
      read: view,
      insert: ({ name, value, is_secret: isSecret }) =>
        distinct(async () => {
          refuseFields({ value: !value && 'Enter a value' });
          const kept = globalValues.keep(value ?? '', { name, isSecret });
          const values = { name, isSecret, value: kept, createdAt: clock.now() };
          const [row] = await db.current.insert(table).values(values).returning({ id: table.id });
          return row;
        }),
      async update(id, { name, value, is_secret: isSecret }) {
        const before = found(noun, await view(id));
        const isOther = name !== before.row.name || isSecret !== before.row.isSecret;
        refuseFields({
          name: name !== before.row.name && isUsed(before) && 'This variable is in use and cannot be renamed',
          // A sealed value is bound to its name and never shown, so it is not carried over.
          value: !value && before.row.isSecret && isOther && 'Enter the value again',
        });
        const kept =
          value || isOther ? globalValues.keep(value || before.row.value, { name, isSecret }) : before.row.value;
        await distinct(() => db.current.update(table).set({ name, isSecret, value: kept }).where(eq(table.id, id)));
      },
      nameOf: (record) => ('row' in record ? record.row.name : record.name),
      trace: (record) => ('row' in record ? traceOf(record.row) : traceOf({ ...record, isSecret: record.is_secret })),
      stateOf: ({ row }) => row,
    },
  );

  return {
    async find(id: number): Promise<{ data: GlobalVariableDetail; version: string }> {
      const one = found(noun, await view(id));
      const uses = await db.current
        .select({ id: products.id, name: products.name })
        .from(products)
        .where(refersTo(products.env, sql`${one.row.name}::text`))
        .orderBy(sql`lower(${products.name})`, asc(products.id))
        .limit(mostNamedUses);
      return { data: { ...present(one), used_by: uses }, version: versionOf(one) };
    },
    ...listOf<Filter['sort'], Filter, View, GlobalVariable>(db, {
      from: table,
      views,
      search: [table.name],
      sort: { name: table.name, products: used, servers: given, scripts: run, created_at: table.createdAt },
      present,
    }),
    create,
    update: (id: number, draft: GlobalVariableDraft, basedOn?: string): Promise<void> =>
      change(id, () => draft, basedOn),
    remove: (id: number): Promise<void> =>
      db.transaction(async () => {
        // Waits for transactions that are about to refer to it, so that they count.
        await db.current.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
        const one = found(noun, await view(id));
        if (isUsed(one)) throw new AppError('conflict', `${one.row.name} is in use by ${usesOf(one)}.`);
        await remove(id);
      }),
  };
}

const noun = 'global variable';

/** Whether an environment or a script's variables, as JSON, refer to a name. JSON escapes no character of a name. */
const refersTo = (
  env: typeof products.env | typeof servers.env | typeof scriptVersions.variables,
  name: ReturnType<typeof sql>,
) => sql`position('{{' || ${name} || '}}' in ${env}::text) > 0`;
const used = subselect<number>(
  sql`select count(*) from ${products} where ${refersTo(products.env, sql`${table.name}`)}`,
).mapWith(Number);
const given = subselect<number>(
  sql`select count(*) from ${servers} where ${refersTo(servers.env, sql`${table.name}`)}`,
).mapWith(Number);

/** Counts current versions of scripts: earlier ones are no longer run. */
const run = subselect<number>(
  sql`select count(*) from ${scripts} join ${scriptVersions}
    on ${and(eq(scriptVersions.scriptId, scripts.id), eq(scriptVersions.version, scripts.version))}
    where ${refersTo(scriptVersions.variables, sql`${table.name}`)}`,
).mapWith(Number);

interface Uses {
  products: number;
  servers: number;
  scripts: number;
}
const isUsed = ({ products, servers, scripts: ofScripts }: Uses) => products + servers + ofScripts > 0;
const enumerated = new Intl.ListFormat('en');
const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
const usesOf = (uses: Uses) =>
  enumerated.format(
    [
      uses.products > 0 && counted(uses.products, 'product'),
      uses.servers > 0 && counted(uses.servers, 'server'),
      uses.scripts > 0 && counted(uses.scripts, 'script'),
    ].filter((part) => part !== false),
  );

const distinct = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken('global_variables_name', write, () =>
    refuseFields({ name: 'A global variable with this name already exists' }),
  );

/** Includes the value only if everybody who reads the audit log may see it. */
const traceOf = ({ name, isSecret, value }: { name: string; isSecret: boolean; value?: string | undefined }) => ({
  name,
  is_secret: isSecret,
  ...(isSecret || !value ? {} : { value }),
});

const present = ({ row, ...uses }: { row: Row } & Uses): GlobalVariable => ({
  id: row.id,
  name: row.name,
  is_secret: row.isSecret,
  value: row.isSecret ? null : row.value,
  ...uses,
  created_at: row.createdAt.toISOString(),
});
