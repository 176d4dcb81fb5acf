import type { AlertDraft, AnnouncementDraft, ContentDraft, PopupDraft } from '@kronos/api/contract';
import type { Stage } from '../callers.ts';
import { type Cases, type Cell, mark, several } from './cell.ts';

export async function ownersNotification({ services, person }: Stage): Promise<Cell> {
  await services.notifications.send([person('owner').id], { title: mark, content: mark });
  const query = { page: 1, per_page: 1, direction: 'desc', filter: 'all' } as const;
  const { data } = await services.notifications.list(person('owner').id, query);
  return { params: { id: data[0]!.id } };
}

/** An alert of an admin for all roles. */
export const anAlert: AlertDraft = {
  tone: 'info',
  text: mark,
  pages: [],
  is_dismissible: true,
  audience: ['customer', 'reseller', 'moderator', 'admin'],
  is_enabled: true,
  starts_at: '2020-01-01T00:00:00Z',
  ends_at: null,
};
const oneAlert = async ({ services }: Stage): Promise<Cell> => ({
  params: { id: await services.alertAdministration.create(anAlert) },
});
export const anAnnouncement: AnnouncementDraft = {
  header: mark,
  content: mark,
  size: 'small',
  audience: ['customer'],
  is_enabled: true,
  starts_at: '2020-01-01T00:00:00Z',
  ends_at: null,
};
const oneAnnouncement = async ({ services }: Stage): Promise<Cell> => ({
  params: { id: await services.announcementAdministration.create(anAnnouncement) },
});

export const aPopup: PopupDraft = {
  title: mark,
  body: mark,
  type: 'info',
  confirm_read: true,
  size: 'small',
  occasion: 'visit',
  audience: ['customer', 'reseller', 'moderator', 'admin'],
  is_enabled: true,
  starts_at: '2020-01-01T00:00:00Z',
  ends_at: null,
};
const onePopup = async ({ services }: Stage): Promise<Cell> => ({
  params: { id: await services.popupAdministration.create(aPopup) },
});
export const someContent: ContentDraft = {
  name: mark,
  place: 'footer',
  content: mark,
  audience: ['customer'],
  is_enabled: true,
  starts_at: '2020-01-01T00:00:00Z',
  ends_at: null,
};
const oneContent = async ({ services }: Stage): Promise<Cell> => ({
  params: { id: await services.contentAdministration.create(someContent) },
});

const anEntry = {
  title: mark,
  text: 'Films start late.',
  state: 'investigating' as const,
  is_everywhere: true,
  node_ids: [],
  starts_at: '2020-01-01T00:00:00Z',
  ends_at: null,
};
const oneEntry = async ({ services }: Stage): Promise<Cell> => ({
  params: { id: await services.statusEntries.create(anEntry) },
});

/** The calls about notifications, alerts, announcements, popups, dynamic content and status entries. */
export const messageCases: Cases = {
  'notifications.read': ownersNotification,
  'announcements.markRead': async ({ services }) => ({
    params: { id: await services.announcements.create({ header: 'For all', content: '' }) },
  }),
  'alerts.dismiss': async ({ services }) => ({ params: { id: await services.alertAdministration.create(anAlert) } }),
  'adminAlerts.one': oneAlert,
  'adminAlerts.create': () => ({ body: anAlert }),
  'adminAlerts.update': async (stage) => ({ ...(await oneAlert(stage)), body: { ...anAlert, tone: 'danger' } }),
  'adminAlerts.remove': oneAlert,
  'adminAlerts.bulk': several(oneAlert, 'disable'),
  'adminAnnouncements.reach': () => ({ query: { audience: 'customer,reseller' } }),
  'adminAnnouncements.one': oneAnnouncement,
  'adminAnnouncements.create': () => ({ body: anAnnouncement }),
  'adminAnnouncements.update': async (stage) => ({
    ...(await oneAnnouncement(stage)),
    body: { ...anAnnouncement, size: 'huge' },
  }),
  'adminAnnouncements.remove': oneAnnouncement,
  'adminAnnouncements.bulk': several(oneAnnouncement, 'disable'),
  // An impersonating admin cannot confirm a popup in place of its reader.
  'popups.markRead': async (stage, caller) => ({
    ...(await onePopup(stage)),
    ...(caller === 'impersonating admin' && { status: 403 }),
  }),
  'adminPopups.one': onePopup,
  'adminPopups.create': () => ({ body: aPopup }),
  'adminPopups.update': async (stage) => ({ ...(await onePopup(stage)), body: { ...aPopup, size: 'huge' } }),
  'adminPopups.remove': onePopup,
  'adminPopups.bulk': several(onePopup, 'disable'),
  'adminStatusEntries.one': oneEntry,
  'adminStatusEntries.create': () => ({ body: anEntry }),
  'adminStatusEntries.update': async (stage) => ({
    ...(await oneEntry(stage)),
    body: { ...anEntry, title: 'Another' },
  }),
  'adminStatusEntries.remove': oneEntry,
  'adminStatusEntries.append': async (stage) => ({
    ...(await oneEntry(stage)),
    body: { state: 'identified', text: 'A disk is worn.' },
  }),
  'adminDynamicContent.one': oneContent,
  'adminDynamicContent.create': () => ({ body: someContent }),
  'adminDynamicContent.update': async (stage) => ({
    ...(await oneContent(stage)),
    body: { ...someContent, place: 'dashboard_top' },
  }),
  'adminDynamicContent.remove': oneContent,
  'adminDynamicContent.bulk': several(oneContent, 'disable'),
};
