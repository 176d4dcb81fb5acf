import { Page as DeploymentPath } from '../screens/admin/storage/deployment-paths/one/Page.tsx';
import { Page as Image } from '../screens/admin/integrations/images/one/Page.tsx';
import { Page as MailTemplate } from '../screens/admin/integrations/mail/template/Page.tsx';
import { Page as RegistryPage } from '../screens/admin/integrations/docker/registry/Page.tsx';
import { Page as DockerService } from '../screens/admin/integrations/docker-services/one/Page.tsx';
import { Page as GlobalVariable } from '../screens/admin/integrations/globals/one/Page.tsx';
import { Page as SshKeyPage } from '../screens/admin/integrations/nodes/ssh-key/Page.tsx';
import { Page as HetznerProject } from '../screens/admin/integrations/hetzner/projects/one/Page.tsx';
import { Page as CdnHost } from '../screens/admin/integrations/cdn/one/Page.tsx';
import { Page as LibraryPath } from '../screens/admin/storage/library-paths/one/Page.tsx';
import { Page as MountPath } from '../screens/admin/storage/mount-paths/one/Page.tsx';
import { Page as Product } from '../screens/admin/products/one/Page.tsx';
import { Page as Mount } from '../screens/admin/storage/mounts/one/Page.tsx';
import { Page as Alert } from '../screens/admin/user-interaction/alerts/one/Page.tsx';
import { Page as Announcement } from '../screens/admin/user-interaction/announcements/one/Page.tsx';
import { Page as Content } from '../screens/admin/user-interaction/dynamic-content/one/Page.tsx';
import { Page as Maintenance } from '../screens/admin/nodes/maintenance/one/Page.tsx';
import { Page as Mailing } from '../screens/admin/user-interaction/send-email/one/Page.tsx';
import { Page as Popup } from '../screens/admin/user-interaction/popups/one/Page.tsx';
import { Page as StatusEntry } from '../screens/admin/user-interaction/status/one/Page.tsx';
import { describeFormScreen } from './describe-form-screen.ts';

describeFormScreen(Alert);
describeFormScreen(Announcement);
describeFormScreen(Popup);
describeFormScreen(Content);
describeFormScreen(Mailing);
const aMaintenance = { title: 'A new kernel', node_ids: [1], starts_at: '2026-11-21T10:00:00.000Z' };
describeFormScreen(Maintenance, { body: { ...aMaintenance, ends_at: '2026-11-21T12:00:00.000Z' } });
const aTime = { starts_at: '2026-11-21T10:00:00.000Z', ends_at: null };
const anEntry = { title: 'Slow disks', text: 'Films start late.', is_everywhere: true, node_ids: [], ...aTime };
describeFormScreen(StatusEntry, { body: anEntry });

const aProduct = { category: 'server', type: 'plex' };
describeFormScreen(Product, { given: aProduct });
const aMount = { name: 'Films', node_id: 1, kind: 'rclone', source: 'media:films', target: '/mnt/films' };
describeFormScreen(Mount, { body: aMount });
const aCdnHost = {
  name: 'Frankfurt',
  address: 'https://fra.cdn.test',
  admin_url: 'http://10.0.0.7:2019',
  listen: ':443',
};
describeFormScreen(RegistryPage, { body: { host: 'ghcr.io', username: 'kronos', password: 'a-token' } });
describeFormScreen(SshKeyPage);
describeFormScreen(GlobalVariable, { body: { name: 'TIME_ZONE', value: 'UTC', is_secret: false } });
describeFormScreen(Image, { body: { type: 'plex', image: 'linuxserver/plex', tags: ['latest'] } });
const aMail = { subject: 'Hello {{name}}', text: 'Here: {{link}}' };
describeFormScreen(MailTemplate, { body: aMail, makesNew: false });
describeFormScreen(DockerService, { body: { name: 'Metrics', image: 'prom/node-exporter', tag: 'latest' } });
describeFormScreen(HetznerProject, { body: { name: 'Media nodes', api_token: 'token' } });
describeFormScreen(CdnHost, { body: aCdnHost });
describeFormScreen(MountPath, { body: { mount_id: 1, path: '/media/films', read_only: true } });
const aLibraryPath = { name: 'Films', kind: 'movies', mount_path_id: 1, folder: 'Films' };
describeFormScreen(LibraryPath, { body: aLibraryPath });
const aDeploymentPath = { name: 'Disk', path: '/srv/kronos', node_id: null, is_enabled: true };
describeFormScreen(DeploymentPath, { body: aDeploymentPath });
