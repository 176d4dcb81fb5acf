import { createBackupKeeping, createBackups } from '../domain/backups/backups.ts';
import { createBackupLinks } from '../domain/backups/links.ts';
import { createBackupVault } from '../domain/backups/vault.ts';
import { createClaimStore, createMediaAccess } from '../domain/media-servers/access.ts';
import { createPostInside } from '../domain/media-servers/post-inside.ts';
import { createClaims } from '../domain/media-servers/claims.ts';
import { createBindsOf } from '../domain/mounts/binds.ts';
import { createFolderOf } from '../domain/mounts/folder-of.ts';
import { createServicePlacements } from '../domain/docker-services/placements.ts';
import { createServiceSightings } from '../domain/docker-services/sightings.ts';
import { createNodeAdministration } from '../domain/nodes/administration.ts';
import { createNodeContainers } from '../domain/nodes/containers.ts';
import { createNodeDirectory } from '../domain/nodes/directory.ts';
import { createExtractionJob, extractionJobName } from '../domain/nodes/extraction-job.ts';
import { createExtractionOrders } from '../domain/nodes/extraction-orders.ts';
import { createExtractions } from '../domain/nodes/extractions.ts';
import { createFigures } from '../domain/nodes/figures.ts';
import { createNodeMachines, createNodeRestartJob } from '../domain/nodes/machines.ts';
import { createNodes } from '../domain/nodes/nodes.ts';
import { createRebootPlan, rebootJobName } from '../domain/nodes/reboot-plan.ts';
import { createReboots } from '../domain/nodes/reboots.ts';
import { createSweeper } from '../domain/nodes/sweep.ts';
import { createNodeWipe } from '../domain/nodes/wipe.ts';
import { createWipeJob, wipeJobName } from '../domain/nodes/wipe-job.ts';
import { createRebootMetrics } from '../domain/metrics/node-reboots.ts';
import { createPlacement } from '../domain/placement/placement.ts';
import { createProcessDirectory } from '../domain/processes/directory.ts';
import { createProcessEvents } from '../domain/processes/events.ts';
import { createProcessJournal } from '../domain/processes/journal.ts';
import { createProcesses } from '../domain/processes/processes.ts';
import { createStock } from '../domain/products/stock.ts';
import { createServerBackground } from '../domain/servers/background.ts';
import { createBatchJob } from '../domain/servers/batch-job.ts';
import { createBatchTurns } from '../domain/servers/batch-turn.ts';
import { createBatches } from '../domain/servers/batches.ts';
import { createBlastRadius } from '../domain/servers/blast-radius.ts';
import { createServerCommands } from '../domain/servers/commands.ts';
import { createServerDefaults } from '../domain/servers/defaults/defaults.ts';
import { createMishaps } from '../domain/servers/defaults/mishaps.ts';
import { createUpkeep } from '../domain/servers/defaults/upkeep.ts';
import { createServerDirectory } from '../domain/servers/directory.ts';
import { createEngineEvents } from '../domain/servers/engine-events.ts';
import { createServerEvents } from '../domain/servers/events.ts';
import { createServerInsight } from '../domain/servers/insight.ts';
import { createLeftoverJob } from '../domain/servers/leftovers.ts';
import { createLiveFigures } from '../domain/servers/live-figures.ts';
import { createMoves } from '../domain/servers/moves.ts';
import { createMoving } from '../domain/servers/moving.ts';
import { createObserver } from '../domain/servers/observer.ts';
import { createOperationJobs } from '../domain/servers/operation-job.ts';
import { createOperations } from '../domain/servers/operations.ts';
import { createPings } from '../domain/servers/pings.ts';
import { createRemoval, createRemovalJob } from '../domain/servers/removal.ts';
import { createRenaming } from '../domain/servers/renaming.ts';
import { createRetries } from '../domain/servers/retries.ts';
import { createServers } from '../domain/servers/servers.ts';
import { createSuspension } from '../domain/servers/suspension.ts';
import { createChronicle } from '../domain/servers/timeline/chronicle.ts';
import { createTimeline } from '../domain/servers/timeline/timeline.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';

/** Nodes, their servers, and all operations on them. */
export function createHosting(deps: ServiceDeps & Foundation) {
  const { timings, events } = deps;
  const nodes = createNodes(deps);
  const servers = createServers(deps);
  const serverEvents = createServerEvents({ ...deps, servers });
  const processEvents = createProcessEvents({ ...deps, servers });
  const journal = createProcessJournal({ ...deps, events: processEvents });
  const processes = createProcesses({ ...deps, events: processEvents, journal });
  const chronicle = createChronicle(deps);
  const defaults = createServerDefaults(deps);
  const stock = createStock(deps);
  const reboots = createReboots(deps);
  const own = { ...deps, nodes, servers, processes, events: serverEvents, chronicle, defaults, reboots };
  const folderOf = createFolderOf(deps);
  const servicePlacements = createServicePlacements(deps);
  const serviceSightings = createServiceSightings({ ...deps, servicePlacements });
  const operations = createOperations({ ...own, stock, folderOf });
  const mishaps = createMishaps({ ...own, operations });
  const claims = createClaims({ ...own, said: events });
  const mediaAccess = createMediaAccess({ ...deps, claims, postInside: createPostInside({ ...deps, nodes }) });
  const suspension = createSuspension({ ...own, operations });
  const vault = createBackupVault(deps);
  const keeping = createBackupKeeping({ ...own, vault });
  const backups = createBackups({ ...deps, vault, keeping, operations });
  const nodeDirectory = createNodeDirectory({ ...own, servicePlacements });
  const batches = createBatches(own);
  const blastRadius = createBlastRadius(deps);
  const placement = createPlacement(deps);
  const moves = createMoves({ ...own, placement });
  const serverInsight = createServerInsight(own);
  const machines = createNodeMachines({ ...own, operations });
  const rebootPlan = createRebootPlan({ ...deps, nodes, reboots, machines });
  const removal = createRemoval({ ...deps, serverEvents, stock });
  const extractions = createExtractions(deps);
  const observer = createObserver({ ...own, adminEvents: events, suspension, mishaps, serviceSightings });
  return {
    nodes,
    nodeDirectory,
    nodeAdministration: createNodeAdministration({
      ...deps,
      nodes,
      directory: nodeDirectory,
      isDemo: deps.facts.demo,
    }),
    nodeContainers: createNodeContainers(own),
    nodeMachines: machines,
    nodeWipe: createNodeWipe({ ...deps, nodes, processes, removal, servicePlacements }),
    servicePlacements,
    reboots,
    rebootPlan,
    extractions,
    extractionOrders: createExtractionOrders({ ...own, extractions }),
    rebootMetrics: createRebootMetrics(deps),
    figures: createFigures(own),
    servers,
    serverEvents,
    serverInsight,
    liveFigures: createLiveFigures({ ...own, serverInsight }),
    serverDirectory: createServerDirectory(deps),
    serverBackground: createServerBackground(deps),
    blastRadius,
    serverCommands: createServerCommands({ ...deps, batches, blastRadius }),
    processes,
    processDirectory: createProcessDirectory(deps),
    operations,
    suspension,
    renaming: createRenaming(own),
    chronicle,
    serverDefaults: defaults,
    upkeep: createUpkeep({ ...deps, operations }),
    timeline: createTimeline(deps),
    retries: createRetries({ ...own, operations }),
    removal,
    batches,
    backups,
    backupKeeping: keeping,
    claims,
    mediaAccess,
    backupLinks: createBackupLinks({ ...deps, backups }),
    placement,
    moving: createMoving({ ...own, placement, operations }),
    pings: createPings(own),
    observer,
    engineEvents: createEngineEvents({ ...own, observer }),
    hostingJobs: {
      ...createOperationJobs({
        ...own,
        bindsOf: createBindsOf(deps),
        folderOf,
        backups: { ...vault, keep: keeping.keep },
        claims: createClaimStore({ claims, mediaAccess }),
        moves,
        operations,
        readyTimeoutMs: timings.readyTimeoutMs,
      }),
      'node.restart': createNodeRestartJob(own),
      [rebootJobName]: rebootPlan.job,
      [extractionJobName]: createExtractionJob({ ...own, extractions }),
      'servers.batch': createBatchJob({
        ...own,
        turns: createBatchTurns(deps),
        operations,
        paceMs: timings.batchPaceMs,
      }),
      'server.clear': createLeftoverJob({ ...own, moves, retryMs: timings.observeMs }),
      'server.remove': createRemovalJob({ ...deps, nodes, processes }),
      [wipeJobName]: createWipeJob({
        ...deps,
        nodes,
        processes,
        sweep: createSweeper({ ...deps, servers, moves, servicePlacements }),
        paceMs: timings.batchPaceMs,
      }),
    },
  };
}

export type Hosting = ReturnType<typeof createHosting>;
