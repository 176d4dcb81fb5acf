import '@kronos/ui/css/theme.css';
import '@kronos/ui/css/Button.css';
import '@kronos/ui/css/TextField.css';
import '@kronos/ui/css/Select.css';
import '@kronos/ui/css/Modal.css';
import '@kronos/ui/css/ToastRegion.css';
import '@kronos/ui/css/Table.css';
import '@kronos/ui/css/Tabs.css';
import '@kronos/ui/css/Menu.css';
import { Button } from '@kronos/ui/Button';
import { Menu, MenuItem, MenuTrigger } from '@kronos/ui/Menu';
import { DialogBody, DialogFooter, DialogHeader, Modal, ModalTrigger } from '@kronos/ui/Modal';
import { Select } from '@kronos/ui/Select';
import { type GridColumn, Table } from '@kronos/ui/Table';
import { Tabs } from '@kronos/ui/Tabs';
import { TextField } from '@kronos/ui/TextField';
import { ToastRegion } from '@kronos/ui/ToastRegion';
import { createToaster } from '@kronos/ui/toaster';
import { actions, options, type Server, servers, views, words } from '../content.ts';
import { mount } from '../mount.ts';

const toaster = createToaster();

const columns: readonly GridColumn<Server>[] = [
  { id: 'name', header: words.columns.name, cell: ({ name }) => name, isRowHeader: true },
  { id: 'type', header: words.columns.type, cell: ({ type }) => type },
  { id: 'state', header: words.columns.state, cell: ({ state }) => state },
  { id: 'users', header: words.columns.users, cell: ({ users }) => users, isNumeric: true },
];

function Page() {
  return (
    <>
      <Button tone="accent">{words.save}</Button>
      <TextField label={words.name} help={words.help} />
      <Select label={words.type} options={options} defaultValue="plex" />
      <ModalTrigger>
        <Button>{words.rename}</Button>
        <Modal>
          <DialogHeader>{words.renameTitle}</DialogHeader>
          <DialogBody>{words.renameText}</DialogBody>
          <DialogFooter>
            <Button slot="close">{words.cancel}</Button>
            <Button slot="close" tone="accent">
              {words.confirm}
            </Button>
          </DialogFooter>
        </Modal>
      </ModalTrigger>
      <Button onPress={() => toaster.add({ title: words.started, text: words.startedText })}>{words.notify}</Button>
      <Table
        label={words.servers}
        rows={servers}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
      />
      <Tabs label={words.views} items={views.map(({ text, ...view }) => ({ ...view, content: text }))} />
      <MenuTrigger>
        <Button>{words.actions}</Button>
        <Menu>
          {actions.map((action) => (
            <MenuItem key={action} id={action}>
              {action}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <ToastRegion toaster={toaster} />
    </>
  );
}

mount(<Page />);
