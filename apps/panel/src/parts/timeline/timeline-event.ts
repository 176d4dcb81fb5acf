import type { ChronicleEvent, TimelineEntry } from '@kronos/api/contract';
import { processTones } from '@kronos/ui/ProcessList';
import type { TimelineTone } from '@kronos/ui/Timeline';
import type { Snapshot } from 'valtio/vanilla';
import type { PlainKey } from '../../messages/catalogue.ts';
import type { Translate } from '../../messages/create-messages.ts';
import { processStateKeys } from '../../messages/process-row.ts';

const tones: Partial<Record<TimelineEntry['what'], TimelineTone>> = {
  crashed: 'danger',
  'stood-still': 'warning',
  lost: 'warning',
  suspended: 'warning',
  'claim-lost': 'warning',
  'came-up': 'success',
  found: 'success',
  unsuspended: 'success',
} satisfies Partial<Record<ChronicleEvent, TimelineTone>>;

/** The title of each kind of entry. */
export const whatWords = {
  start: 'timeline.what.start',
  stop: 'timeline.what.stop',
  restart: 'timeline.what.restart',
  deploy: 'timeline.what.deploy',
  rebuild: 'timeline.what.rebuild',
  'reset-config': 'timeline.what.resetConfig',
  'reset-claim': 'timeline.what.resetClaim',
  backup: 'timeline.what.backup',
  restore: 'timeline.what.restore',
  'delete-backup': 'timeline.what.deleteBackup',
  move: 'timeline.what.move',
  'node-restart': 'timeline.what.nodeRestart',
  'deploy-ess': 'timeline.what.deployEss',
  remount: 'timeline.what.remount',
  'check-mounts': 'timeline.what.checkMounts',
  script: 'timeline.what.script',
  'node-wipe': 'timeline.what.nodeWipe',
  'extract-tar': 'timeline.what.extractTar',
  'pull-image': 'timeline.what.pullImage',
  'prune-images': 'timeline.what.pruneImages',
  'hetzner-action': 'timeline.what.hetznerAction',
  'docker-service': 'timeline.what.dockerService',
  'uptime-robot': 'timeline.what.uptimeRobot',
  crashed: 'timeline.what.crashed',
  'stood-still': 'timeline.what.stoodStill',
  'came-up': 'timeline.what.cameUp',
  lost: 'timeline.what.lost',
  found: 'timeline.what.found',
  suspended: 'timeline.what.suspended',
  unsuspended: 'timeline.what.unsuspended',
  'backup-expired': 'timeline.what.backupExpired',
  renamed: 'timeline.what.renamed',
  claimed: 'timeline.what.claimed',
  'claim-lost': 'timeline.what.claimLost',
  'libraries-added': 'timeline.what.librariesAdded',
  'libraries-removed': 'timeline.what.librariesRemoved',
  'cdn-enabled': 'timeline.what.cdnEnabled',
  'cdn-changed': 'timeline.what.cdnChanged',
  'cdn-disabled': 'timeline.what.cdnDisabled',
} as const satisfies Record<TimelineEntry['what'], PlainKey>;

/** The colour of an entry, in addition to its text. */
export const toneOf = ({ state, what }: Snapshot<TimelineEntry>): TimelineTone | undefined =>
  state === null ? tones[what] : processTones[state];

/** The result of an entry, and who requested it. */
export function detailsOf({ state, words, by }: Snapshot<TimelineEntry>, t: Translate): string {
  // The title of a successful entry says enough.
  const told = state === 'succeeded' ? '' : words;
  const how = state === null ? told : [t(processStateKeys[state]), told].filter(Boolean).join(': ');
  return [how, whoOf()].filter(Boolean).join(' · ');

  function whoOf(): string {
    if (by === null) return state === null ? '' : t('timeline.by.nobody');
    return by.who === 'user' ? t('timeline.by.user', { name: by.name ?? '' }) : t(`timeline.by.${by.who}`);
  }
}
