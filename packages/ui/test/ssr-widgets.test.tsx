import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AlertDialog } from '../src/exports/AlertDialog.ts';
import { AppShell } from '../src/exports/AppShell.ts';
import { AuthCard } from '../src/exports/AuthCard.ts';
import { Brand } from '../src/exports/Brand.ts';
import { BulkBar } from '../src/exports/BulkBar.ts';
import { Button } from '../src/exports/Button.ts';
import { Checkbox } from '../src/exports/Checkbox.ts';
import { ConfirmDialog } from '../src/exports/ConfirmDialog.ts';
import { ConnectionMark } from '../src/exports/ConnectionMark.ts';
import { DataGrid } from '../src/exports/DataGrid.ts';
import { Drawer } from '../src/exports/Drawer.ts';
import { EmailField } from '../src/exports/EmailField.ts';
import { BulkResults } from '../src/exports/BulkResults.ts';
import { ColumnsMenu } from '../src/exports/ColumnsMenu.ts';
import { FilterBar } from '../src/exports/FilterBar.ts';
import { Form } from '../src/exports/Form.ts';
import { CdnHostPicker } from '../src/exports/CdnHostPicker.ts';
import { CollectionForm } from '../src/exports/CollectionForm.ts';
import { CollectionList } from '../src/exports/CollectionList.ts';
import { InjectList } from '../src/exports/InjectList.ts';
import { BackupCompare } from '../src/exports/BackupCompare.ts';
import { ShareMatrix } from '../src/exports/ShareMatrix.ts';
import { InviteBackupList } from '../src/exports/InviteBackupList.ts';
import { InviteForm } from '../src/exports/InviteForm.ts';
import { InviteList } from '../src/exports/InviteList.ts';
import { KitProvider } from '../src/exports/KitProvider.ts';
import { LibraryList } from '../src/exports/LibraryList.ts';
import { Menu, MenuItem, MenuTrigger } from '../src/exports/Menu.ts';
import { Modal } from '../src/exports/Modal.ts';
import { PageHeader } from '../src/exports/PageHeader.ts';
import { Pagination } from '../src/exports/Pagination.ts';
import { PasswordField } from '../src/exports/PasswordField.ts';
import { ProcessList } from '../src/exports/ProcessList.ts';
import { SavedViews } from '../src/exports/SavedViews.ts';
import { ServerCard } from '../src/exports/ServerCard.ts';
import { SideMenu } from '../src/exports/SideMenu.ts';
import { Stat } from '../src/exports/Stat.ts';
import { Switch } from '../src/exports/Switch.ts';
import { SyncForm } from '../src/exports/SyncForm.ts';
import { SyncPlan } from '../src/exports/SyncPlan.ts';
import { Table } from '../src/exports/Table.ts';
import { TextField } from '../src/exports/TextField.ts';
import { ToastRegion } from '../src/exports/ToastRegion.ts';
import { createToaster } from '../src/exports/toaster.ts';

const menu = (
  <SideMenu
    label="Main"
    groups={[{ id: 'a', items: [{ id: 'b', label: 'Nodes', href: '/nodes', current: 'page' }] }]}
  />
);

const grid = {
  label: 'Servers',
  rows: ['cinema', 'attic'],
  columns: [{ id: 'name', header: 'Name', cell: (name: string) => name, isRowHeader: true }],
  rowKey: (name: string) => name,
  rowName: (name: string) => name,
};

const labels = {
  actions: { open: 'Open', start: 'Start server', stop: 'Stop server', restart: 'Restart server' },
  menu: 'More actions for cinema',
  ping: 'Ping',
  noPing: 'No answer',
  pingHistory: 'Ping: 20 to 40 ms',
};

const injectableFolder = { id: '1', name: 'Films', kind: 'Movies', path: '/mnt/films', isAdded: false };
const library = { id: '1', name: 'Films', kind: 'Movies', paths: ['/mnt/films'], isScanning: true };
const guest = {
  id: '1',
  name: 'Robin',
  email: null,
  state: 'pending',
  libraries: 'all',
  isAdmin: false,
  since: null,
} as const;

const parts: Record<string, [part: ReactElement, markup: RegExp]> = {
  InviteForm: [
    <InviteForm key="part" ways={[]} libraries={['Films']} defaultLibraries={['Films']} onSubmit={() => undefined} />,
    /<form.*Only these libraries.*type="checkbox".*Films/,
  ],
  InviteList: [
    <InviteList key="part" label="Invites" rows={[guest]} onChange={() => undefined} onRemove={() => undefined} />,
    /aria-label="Invites".*Robin.*All libraries.*Invited.*aria-label="Remove Robin"/,
  ],
  ShareMatrix: [
    <ShareMatrix
      key="part"
      label="Shares"
      columns={[{ id: 'films', library: 'Films', server: 'Cinema' }]}
      people={[{ id: 'ann', name: 'Ann', marks: ['accepted'] }]}
      changes={new Map()}
      onChange={() => undefined}
    />,
    /aria-label="Shares".*Films.*Ann, Films, Cinema: Has access/,
  ],
  InviteBackupList: [
    <InviteBackupList
      key="part"
      label="Backups"
      rows={[{ id: 'a', name: 'Spring', server: null, people: '3', created: 'yesterday', isOwn: true }]}
      onCompare={() => undefined}
      onRemove={() => undefined}
    />,
    /aria-label="Backups".*Spring.*Deleted server.*yesterday.*aria-label="Delete Spring"/,
  ],
  BackupCompare: [
    <BackupCompare
      key="part"
      label="Spring"
      rows={[{ id: 'robin', name: 'Robin', saved: ['Films'], live: null, drift: 'missing' }]}
      onRestore={() => undefined}
    />,
    /aria-label="Spring".*Robin.*Films.*Missing.*Restore 1 person/,
  ],
  LibraryList: [
    <LibraryList key="part" label="Libraries" rows={[library]} onScan={() => undefined} />,
    /aria-label="Libraries".*Films.*Movies.*Scanning.*aria-label="Stop the scan of Films"/,
  ],
  InjectList: [
    <InjectList key="part" label="Folders" rows={[injectableFolder]} onAdd={() => undefined} />,
    /<ul role="list" aria-label="Folders".*role="switch".*Films.*Movies.*\/mnt\/films.*Not added.*Add all/,
  ],
  CdnHostPicker: [
    <CdnHostPicker
      key="part"
      label="CDN host"
      hosts={[{ id: '1', name: 'Frankfurt', isDown: false, isUsed: true, isPreferred: false, here: 18, panel: 9 }]}
      value="1"
      onChange={() => undefined}
    />,
    /role="radiogroup".*Frankfurt.*In use.*18 ms.*9 ms/,
  ],
  CollectionForm: [
    <CollectionForm
      key="part"
      libraries={[{ id: '1', name: 'Films' }]}
      initial={{ title: 'Sunday', sort: 'custom', titles: [{ id: 'a', title: 'Lanterns', year: 1986 }] }}
      search={async () => []}
      values={async () => []}
      onSubmit={() => undefined}
    />,
    /<form.*Name.*value="Sunday".*Chosen titles.*By a rule.*As arranged here.*name="titles".*1 of 500.*aria-label="Titles"/,
  ],
  CollectionList: [
    <CollectionList
      key="part"
      label="Collections"
      rows={[{ id: '1', name: 'Sunday', library: 'Films', titles: null, kind: 'rule', sort: 'title' }]}
      onEdit={() => undefined}
    />,
    /aria-label="Collections".*Sunday.*Films.*Unknown.*By a rule.*aria-label="Edit Sunday"/,
  ],
  SyncForm: [
    <SyncForm
      key="part"
      servers={[
        { id: 1, name: 'cinema' },
        { id: 2, name: 'attic' },
      ]}
      initial={{ source: 1, targets: [2] }}
      onSubmit={() => undefined}
    />,
    /<form.*Source.*cinema.*name="targets".*attic.*name="what".*Shares.*role="switch".*Compare/,
  ],
  SyncPlan: [
    <SyncPlan
      key="part"
      targets={[
        {
          id: 2,
          name: 'attic',
          status: 'ready',
          shares: [{ key: 'sam', person: 'Sam', give: ['Films'], take: [], outcome: 'done' }],
        },
        { id: 3, name: 'cellar', status: 'ready', shares: [] },
      ]}
      isRunning
      progress={{ done: 1, total: 2 }}
      onStop={() => undefined}
    />,
    /aria-label="Comparison".*1 of 2 changes.*Stop.*attic.*1 person.*Sam.*Films.*Done.*cellar.*Nothing to change/,
  ],
  AppShell: [
    <AppShell key="part" brand={<Brand name="Kronos" />} menu={menu}>
      Page
    </AppShell>,
    /<a href="#main".*<header.*<nav aria-label="Main".*<main id="main"[^>]*>Page/,
  ],
  AuthCard: [
    <AuthCard key="part" brand={<Brand name="Kronos" />} title="Sign in">
      Form
    </AuthCard>,
    /<main.*<h1[^>]*>Sign in/,
  ],
  Checkbox: [<Checkbox key="part">Remember me</Checkbox>, /<input[^>]*type="checkbox"/],
  ColumnsMenu: [
    <ColumnsMenu key="part" columns={[]} hidden={new Set()} onHiddenChange={() => undefined} />,
    /<button[^>]*aria-haspopup="true".*Columns/,
  ],
  ConnectionMark: [
    <ConnectionMark key="part" state="live">
      Live
    </ConnectionMark>,
    /<output[^>]*>Live/,
  ],
  DataGrid: [<DataGrid key="part" {...grid} />, /<table[^>]*role="grid".*role="rowheader"[^>]*>cinema/],
  EmailField: [<EmailField key="part" label="Email" />, /<label[^>]*>Email<\/label>.*<input[^>]*type="email"/],
  FilterBar: [
    <FilterBar
      key="part"
      filters={[{ id: 'type', label: 'Type', value: 'Plex' }]}
      options={[]}
      onAdd={() => undefined}
      onRemove={() => undefined}
      onClear={() => undefined}
      renderEditor={() => 'Editor'}
    />,
    /role="group" aria-label="Filters".*aria-label="Remove filter Type: Plex"/,
  ],
  Form: [
    <Form key="part" error="No">
      x
    </Form>,
    /<form.*role="alert".*No/,
  ],
  BulkBar: [
    <BulkBar key="part" count={2} onClear={() => undefined}>
      Stop
    </BulkBar>,
    /<output[^>]*>2 selected.*role="group"[^>]*>Stop/,
  ],
  Pagination: [
    <Pagination key="part" page={2} pageSize={10} total={30} onPageChange={() => undefined} />,
    /<output[^>]*>11–20 of 30.*aria-current="page"/,
  ],
  PageHeader: [<PageHeader key="part" title="Servers" />, /<h1 id="page-title" tabindex="-1"/i],
  PasswordField: [<PasswordField key="part" label="Password" />, /type="password".*aria-label="Show password"/],
  ProcessList: [<ProcessList key="part" label="Last" rows={[]} emptyText="None" />, /<p[^>]*>None/],
  SavedViews: [<SavedViews key="part" views={[]} />, /<button[^>]*aria-haspopup="true".*Views/],
  ServerCard: [
    <ServerCard
      key="part"
      name="cinema"
      type="plex"
      typeLabel="Plex"
      status="stopped"
      statusLabel="Stopped"
      labels={labels}
      actions={{ start: { onAction: () => undefined } }}
    />,
    /<article aria-labelledby="([^"]+)".*<h2 id="\1".*Start server/,
  ],
  SideMenu: [
    menu,
    /<a[^>]*class="[^"]* active"[^>]*aria-current="page"|<a[^>]*aria-current="page"[^>]*class="[^"]* active"/,
  ],
  Stat: [<Stat key="part" label="Servers" value="12" href="/servers" />, /<a[^>]*href="\/servers"/],
  Switch: [<Switch key="part">Restart</Switch>, /role="switch"/],
  Table: [<Table key="part" {...grid} />, /<table[^>]*role="grid".*role="rowheader"[^>]*>cinema/],
  TextField: [<TextField key="part" label="Name" help="Short" />, /<label[^>]*for="([^"]+)".*<input[^>]*id="\1"/],
};

const closed: Record<string, ReactElement> = {
  AlertDialog: <AlertDialog key="part" title="Whoops!" />,
  ConfirmDialog: <ConfirmDialog key="part" title="Wipe?" confirmLabel="Wipe" onConfirm={() => undefined} />,
  BulkResults: <BulkResults key="part" title="Restart" results={[]} />,
  Drawer: <Drawer key="part">x</Drawer>,
  Modal: <Modal key="part">x</Modal>,
  ToastRegion: <ToastRegion key="part" toaster={createToaster()} />,
};

describe('on a server, without a document', () => {
  it.each(Object.entries(parts))('%s renders', (_name, [part, markup]) => {
    expect(typeof document).toBe('undefined');
    expect(renderToString(<KitProvider>{part}</KitProvider>)).toMatch(markup);
  });

  it.each(Object.entries(closed))('%s is not mounted while there is nothing to show', (_name, part) => {
    expect(renderToString(part)).toBe('');
  });

  it('a menu is not mounted while it is closed', () => {
    const html = renderToString(
      <MenuTrigger>
        <Button>Actions</Button>
        <Menu aria-label="Actions">
          <MenuItem id="open">Open</MenuItem>
        </Menu>
      </MenuTrigger>,
    );
    expect(html).toContain('Actions');
    expect(html).not.toContain('Open');
  });

  it('uses the messages of the given language', () => {
    const html = renderToString(
      <KitProvider locale="de-DE" messages={{ showPassword: 'Passwort zeigen' }}>
        <PasswordField label="Passwort" hasOptionalMark />
      </KitProvider>,
    );
    expect(html).toContain('aria-label="Passwort zeigen"');
    expect(html).toContain('Optional');
  });
});
