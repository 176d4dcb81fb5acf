import { eq } from 'drizzle-orm';
import type { CdnChoice, CdnPreferenceDraft, OwnDomain } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { cdnPreferences as table, users } from '../../db/schema.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import { refuseFields } from '../refuse-fields.ts';
import { belongsTo, hostnameOf } from './address.ts';
import type { CheckDomain, DomainCheck } from './domain-checks.ts';
import type { CdnHostRow, CdnHosts } from './hosts.ts';
import { presentChoice, presentDomain } from './present.ts';
import type { CdnRoutes } from './routes.ts';

type Preference = typeof table.$inferSelect;
interface Person {
  id: number;
  name: string;
}

export interface PresentedPreference {
  cdn: number | null;
  domain: OwnDomain | null;
  hosts: CdnChoice[];
}

export type CdnPreferences = ReturnType<typeof createCdnPreferences>;

/** What users prefer for their servers: a CDN host, and a domain of their own. */
export function createCdnPreferences(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  cdnHosts: CdnHosts;
  cdnRoutes: CdnRoutes;
  checkDomain: CheckDomain;
}) {
  const { db, clock, audit, cdnHosts, cdnRoutes, checkDomain } = deps;

  const find = async (userId: number): Promise<Preference | undefined> => {
    const [row] = await db.current.select().from(table).where(eq(table.userId, userId));
    return row;
  };
  const read = async (userId: number): Promise<PresentedPreference> => {
    const kept = await find(userId);
    const preferred = kept?.cdnHostId ?? null;
    const hosts = (await cdnHosts.all()).filter(({ id, isOpen }) => isOpen || id === preferred);
    const servers = await cdnRoutes.counts();
    const choices = hosts.map((host) => presentChoice(host, servers.get(host.id) ?? 0, preferred));
    return { cdn: preferred, domain: presentDomain(kept), hosts: choices };
  };

  /** Looks up whether a domain leads to the preferred host, or to any host when none is preferred. */
  const look = (domain: string, hosts: readonly CdnHostRow[], preferred: number | null): Promise<DomainCheck> =>
    checkDomain(domain, hosts.filter(({ id }) => preferred === null || id === preferred).map(hostnameOf));
  const checked = ({ state, found }: DomainCheck) => ({ state, found, checkedAt: clock.now() });

  const refuseInUse = async (domain: string | null) => {
    if (domain !== null && (await cdnRoutes.underDomain(domain)) !== undefined)
      throw new AppError('conflict', `A server is using ${domain}. Change its route first.`);
  };
  /** Does not disclose which user has the domain. */
  const refuseTaken = () => {
    throw new AppError('conflict', 'This domain is already in use.');
  };
  const refuseUnfit = ({ cdn, domain }: CdnPreferenceDraft, hosts: readonly CdnHostRow[], kept?: Preference) => {
    const host = hosts.find(({ id }) => id === cdn);
    const isOffered = cdn === null || (host !== undefined && (host.isOpen || kept?.cdnHostId === cdn));
    const isOurs = domain !== null && hosts.some((one) => belongsTo(one, domain));
    refuseFields({
      cdn: !isOffered && 'Choose one of the CDN hosts',
      domain: isOurs && 'This name belongs to a CDN host. Enter a domain of your own',
    });
  };

  return {
    find,
    read,
    /** Records the result of a lookup of a user's domain, unless the domain has changed since. */
    async note({ userId, domain }: Pick<Preference, 'userId' | 'domain'>, check: DomainCheck): Promise<void> {
      await db.transaction(async () => {
        const [now] = await db.current.select().from(table).where(eq(table.userId, userId)).for('update');
        if (now?.domain !== domain) return;
        await db.current.update(table).set(checked(check)).where(eq(table.userId, userId));
      });
    },
    /** Changes a preference; the domain is looked up first. */
    async prefer({ id, name }: Person, draft: CdnPreferenceDraft): Promise<PresentedPreference> {
      const hosts = await cdnHosts.all();
      const kept = await find(id);
      refuseUnfit(draft, hosts, kept);
      const { cdn, domain } = draft;
      const check = domain === null ? undefined : await look(domain, hosts, cdn);
      await db.transaction(async () => {
        await db.current.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share');
        const [before] = await db.current.select().from(table).where(eq(table.userId, id)).for('update');
        if (before && before.domain !== domain) await refuseInUse(before.domain);
        const found = check ? checked(check) : ({ state: 'unchecked', found: null, checkedAt: null } as const);
        const values = { cdnHostId: cdn, domain, ...found };
        await unlessTaken(
          'cdn_preferences_domain',
          () =>
            db.current
              .insert(table)
              .values({ userId: id, ...values })
              .onConflictDoUpdate({ target: table.userId, set: values }),
          refuseTaken,
        );
        await audit.write({
          target: { kind: 'user', id, name },
          before: { cdn: before?.cdnHostId ?? null, domain: before?.domain ?? null },
          after: { cdn, domain },
        });
      });
      return read(id);
    },
    /** Looks up where a user's domain leads now. */
    async check({ id, name }: Person): Promise<PresentedPreference> {
      const kept = await find(id);
      if (!kept?.domain) throw new AppError('conflict', 'Enter a domain of your own first.');
      const check = await look(kept.domain, await cdnHosts.all(), kept.cdnHostId);
      await db.transaction(async () => {
        await this.note(kept, check);
        await audit.write({ target: { kind: 'user', id, name }, after: { domain: kept.domain, state: check.state } });
      });
      return read(id);
    },
  };
}
