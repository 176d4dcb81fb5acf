import type { ServerType } from '@kronos/api/contract';
import { adminMediaKeysFilters } from '@kronos/api/forms/admin-media-keys';
import { drawServerName, drawServerOwner } from '../../../../../parts/servers/server-links.tsx';
import { listScreen } from '../../../../../resource/list-screen.tsx';
import { serverOver } from '../../../../../routes/restored.ts';
import { GuestDefaults } from './GuestDefaults.tsx';
import { keysOf } from './keys-of.ts';

// The page itself fixes the type, so the first filter is left out.
const [, ...fields] = adminMediaKeysFilters.fields;
const filters = { ...adminMediaKeysFilters, fields } as const;

const claimTones = { claimed: 'success', unclaimed: 'neutral', lost: 'danger', unknown: 'neutral' } as const;
const keyTones = { held: 'success', refused: 'danger', none: 'neutral' } as const;

/** Returns the page of servers of one type, with their claims, the panel's keys and the defaults for guests. */
export const mediaServersPage = (type: ServerType) =>
  listScreen({
    subject: `mediaKeys.${type}`,
    read: keysOf(type),
    filters,
    staleOn: { admin: ['server-updated', 'new-deployment', 'server-deleted'] },
    rowName: ({ name }) => name,
    columns: (cell) => ({
      name: cell.custom(drawServerName, { file: ({ name }) => name, isRowHeader: true, minWidth: 160 }),
      owner: cell.custom(drawServerOwner, { file: ({ owner }) => owner.name, minWidth: 128 }),
      claim: cell.badge(({ claim }) => claim, claimTones, { width: 136 }),
      account: cell.text(({ account }) => (account ? [account.name, account.email].filter(Boolean).join(' · ') : ''), {
        file: ({ account }) => account?.name ?? null,
        minWidth: 200,
      }),
      email: cell.exported(({ account }) => account?.email ?? null),
      key: cell.badge(({ key }) => key, keyTones, { width: 112 }),
      claimed_at: cell.date(({ claimed_at }) => claimed_at, { none: 'mediaKeys.never', width: 136 }),
      checked_at: cell.date(({ checked_at }) => checked_at, { none: 'mediaKeys.never', width: 136 }),
    }),
    bulk: {
      check: () => true,
      forget: ({ key }) => key !== 'none',
    },
    asks: ['forget'],
    action: <GuestDefaults type={type} />,
    open: ({ id }, here) => serverOver(id, here),
    file: type,
  });
