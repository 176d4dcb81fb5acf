import type { Clock } from '../../platform/clock.ts';
import type { UptimeSettings } from '../uptime/uptime-settings.ts';
import type { RobotAccountRow, RobotAccounts } from './account.ts';
import { addressKey, type RobotAccount } from './port.ts';
import type { RobotReadings } from './readings.ts';
import type { RobotWatches, RobotWatchRow, Watchable } from './watches.ts';

/** The position of a reading: when it began, and its page. */
export interface ReadingPlace {
  since: string | null;
  cursor: string | null;
}

/** One call to UptimeRobot. */
export type RobotStep =
  | { kind: 'read' }
  | { kind: 'look'; watch: RobotWatchRow; one: Watchable }
  | { kind: 'add'; watch: RobotWatchRow; one: Watchable }
  | { kind: 'remove'; watch: RobotWatchRow; monitorId: string };

const nowhere: ReadingPlace = { since: null, cursor: null };
/** The timeout, in seconds, for a node that the panel does not check itself. */
const usualTimeout = 30;

export type RobotSteps = ReturnType<typeof createRobotSteps>;

/** The open tasks at UptimeRobot, call by call. Each can be repeated after an interruption of the panel. */
export function createRobotSteps(deps: {
  robotAccounts: Pick<RobotAccounts, 'open'>;
  robotReadings: RobotReadings;
  robotWatches: RobotWatches;
  uptimeSettings: Pick<UptimeSettings, 'read'>;
  clock: Clock;
}) {
  const { robotAccounts, robotReadings, robotWatches, uptimeSettings, clock } = deps;

  const read = async (robot: RobotAccount, place: ReadingPlace, signal: AbortSignal): Promise<ReadingPlace> => {
    const since = place.since === null ? await robotReadings.begin() : new Date(place.since);
    const { monitors, next } = await robot.page(place.cursor, { signal });
    await robotReadings.keep(monitors);
    // A page whose cursor leads back to itself would be read endlessly.
    if (next !== null && next !== place.cursor) return { since: since.toISOString(), cursor: next };
    await robotReadings.end(since);
    return nowhere;
  };

  const look = async (robot: RobotAccount, watch: RobotWatchRow, one: Watchable, signal: AbortSignal) => {
    const same = (await robot.at(one.target, { signal })).filter(
      ({ target }) => target && addressKey(target) === addressKey(one.target),
    );
    const known = await robotWatches.known(same.map(({ id }) => id));
    const free = same.find(({ id }) => !known.has(id));
    if (free) await robotWatches.adopt({ node: one.node, watch }, free);
    else await robotWatches.change(watch.id, { checkFirst: false });
  };

  const add = async (
    robot: RobotAccount,
    watch: RobotWatchRow,
    { node, own, target }: Watchable,
    signal: AbortSignal,
  ) => {
    const minutes = own?.intervalMinutes ?? (await uptimeSettings.read()).intervalMinutes;
    const intervalSeconds = minutes * 60;
    const timeoutSeconds = own?.timeoutSeconds ?? usualTimeout;
    // Recorded before the call, which may create a monitor even if it fails.
    await robotWatches.change(watch.id, { checkFirst: true });
    const made = await robot.add({ name: node.alias, target, intervalSeconds, timeoutSeconds }, { signal });
    await robotWatches.added(watch, made);
  };

  return {
    nowhere,
    /** Returns the next call, or undefined when there is nothing to do. */
    async next(account: RobotAccountRow, place: ReadingPlace): Promise<RobotStep | undefined> {
      if (place.since !== null || account.nextReadAt <= clock.now()) return { kind: 'read' };
      for (let watch = await robotWatches.next(); watch; watch = await robotWatches.next()) {
        if (watch.task === 'remove' && watch.monitorId !== null)
          return { kind: 'remove', watch, monitorId: watch.monitorId };
        const [one] = watch.nodeId === null ? [] : await robotWatches.watchable(watch.nodeId);
        if (one) return watch.checkFirst ? { kind: 'look', watch, one } : { kind: 'add', watch, one };
        // The node has been deleted and has no monitor there.
        await robotWatches.drop(watch.id);
      }
      return undefined;
    },
    /** Makes the call; returns the new position of the reading. */
    async take(
      account: RobotAccountRow,
      step: RobotStep,
      place: ReadingPlace,
      signal: AbortSignal,
    ): Promise<ReadingPlace> {
      const robot = robotAccounts.open(account);
      if (step.kind === 'read') return read(robot, place, signal);
      if (step.kind === 'look') await look(robot, step.watch, step.one, signal);
      else if (step.kind === 'add') await add(robot, step.watch, step.one, signal);
      else {
        await robot.remove(step.monitorId, { signal });
        await robotWatches.drop(step.watch.id);
      }
      return place;
    },
  };
}
