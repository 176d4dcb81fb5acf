import { Page as DeploymentPaths } from '../screens/admin/storage/deployment-paths/Page.tsx';
import { Page as Extractions } from '../screens/admin/nodes/extractions/Page.tsx';
import { Page as FleetImages } from '../screens/admin/nodes/images/Page.tsx';
import { Page as ImagePulls } from '../screens/admin/nodes/images/pulls/Page.tsx';
import { NodeImageList } from '../screens/admin/nodes/parts/images/node-image-list.tsx';
import { Page as Maintenance } from '../screens/admin/nodes/maintenance/Page.tsx';
import { Page as Reboots } from '../screens/admin/nodes/reboots/Page.tsx';
import { Page as Scripts } from '../screens/admin/integrations/scripts/Page.tsx';
import { Page as ScriptRuns } from '../screens/admin/nodes/scripts/Page.tsx';
import { Page as DockerServices } from '../screens/admin/integrations/docker-services/Page.tsx';
import { PlacementList } from '../screens/admin/integrations/docker-services/one/placement-list.tsx';
import { Page as Hetzner } from '../screens/admin/integrations/hetzner/Page.tsx';
import { Page as Uptime } from '../screens/admin/integrations/uptime-robot/Page.tsx';
import { Page as Exports } from '../screens/admin/app-management/exports/Page.tsx';
import { Page as Mail } from '../screens/admin/integrations/mail/Page.tsx';
import { Page as Images } from '../screens/admin/integrations/images/Page.tsx';
import { Page as Docker } from '../screens/admin/integrations/docker/Page.tsx';
import { Page as SshKeys } from '../screens/admin/integrations/nodes/Page.tsx';
import { Page as Globals } from '../screens/admin/integrations/globals/Page.tsx';
import { Page as Emby } from '../screens/admin/integrations/emby/Page.tsx';
import { Page as Jellyfin } from '../screens/admin/integrations/jellyfin/Page.tsx';
import { Page as Plex } from '../screens/admin/integrations/plex/Page.tsx';
import { Page as CdnHosts } from '../screens/admin/integrations/cdn/Page.tsx';
import { Page as LibraryPaths } from '../screens/admin/storage/library-paths/Page.tsx';
import { Page as MountPaths } from '../screens/admin/storage/mount-paths/Page.tsx';
import { Page as Nodes } from '../screens/admin/nodes/Page.tsx';
import { Page as Processes } from '../screens/admin/processes/Page.tsx';
import { Page as Products } from '../screens/admin/products/Page.tsx';
import { Page as Trials } from '../screens/admin/requested-trials/Page.tsx';
import { Page as Services } from '../screens/admin/services/Page.tsx';
import { Page as Mounts } from '../screens/admin/storage/mounts/Page.tsx';
import { Page as Alerts } from '../screens/admin/user-interaction/alerts/Page.tsx';
import { Page as Announcements } from '../screens/admin/user-interaction/announcements/Page.tsx';
import { Page as Contents } from '../screens/admin/user-interaction/dynamic-content/Page.tsx';
import { Page as StatusEntries } from '../screens/admin/user-interaction/status/Page.tsx';
import { Page as Mailings } from '../screens/admin/user-interaction/send-email/Page.tsx';
import { Page as Popups } from '../screens/admin/user-interaction/popups/Page.tsx';
import { Page as Users } from '../screens/admin/users/Page.tsx';
import { Page as Status } from '../screens/customer/status/Page.tsx';
import { describeListScreen } from './describe-list-screen.ts';

const at = '2026-11-21T10:00:00.000Z';

describeListScreen(Users, {
  bulk: { end_trial: { with: { is_trial: true }, without: { is_trial: false } }, end_sessions: null },
});
describeListScreen(Products, {
  bulk: {
    archive: { with: { archived_at: null }, without: { archived_at: at } },
    restore: { with: { archived_at: at }, without: { archived_at: null } },
  },
});
describeListScreen(Status);
const atRest = { with: { process_id: null }, without: { process_id: 12 } };
describeListScreen(Mounts, {
  bulk: { check: atRest, remount: atRest, cancel: { with: { process_id: 12 }, without: { process_id: null } } },
});
describeListScreen(CdnHosts, { bulk: { check: null } });
for (const page of [Plex, Emby, Jellyfin])
  describeListScreen(page, { bulk: { check: null, forget: { with: { key: 'held' }, without: { key: 'none' } } } });
describeListScreen(Nodes);
describeListScreen(Services);
describeListScreen(Processes);
describeListScreen(Trials);
describeListScreen(Alerts);
describeListScreen(Announcements);
describeListScreen(Maintenance);
describeListScreen(Popups);
describeListScreen(Contents);
describeListScreen(StatusEntries);
describeListScreen(Mailings);
describeListScreen(Docker);
describeListScreen(SshKeys);
describeListScreen(DockerServices);
const idle = { process_id: null, state: 'running' } as const;
const busy = { process_id: 12, state: 'running' } as const;
describeListScreen(PlacementList, {
  bulk: {
    start: { with: { process_id: null, state: 'stopped' }, without: idle },
    ...Object.fromEntries(['restart', 'stop', 'apply', 'remove'].map((name) => [name, { with: idle, without: busy }])),
  },
});
describeListScreen(Globals);
describeListScreen(Scripts);
describeListScreen(ScriptRuns);
describeListScreen(Images);
describeListScreen(Mail);
describeListScreen(Reboots, { bulk: { cancel: { with: { state: 'planned' }, without: { state: 'done' } } } });
describeListScreen(Extractions, { bulk: { cancel: { with: { state: 'running' }, without: { state: 'done' } } } });
describeListScreen(FleetImages, { bulk: { update: null } });
describeListScreen(NodeImageList, { bulk: { update: { with: { image: 'kronos/plex:1' }, without: { image: null } } } });
describeListScreen(ImagePulls, { bulk: { cancel: { with: { state: 'running' }, without: { state: 'done' } } } });
const robotOf = (state: 'none' | 'up') => ({ state, read_at: null, message: null });
describeListScreen(Uptime, {
  bulk: {
    monitor: { with: { state: 'unmonitored' }, without: { state: 'up' } },
    stop: { with: { state: 'down' }, without: { state: 'unmonitored' } },
    watch: { with: { robot: robotOf('none') }, without: { robot: robotOf('up') } },
    unwatch: { with: { robot: robotOf('up') }, without: { robot: null } },
  },
});
describeListScreen(Hetzner);
describeListScreen(Exports, { bulk: { delete: null } });
describeListScreen(MountPaths);
describeListScreen(LibraryPaths);
describeListScreen(DeploymentPaths);
