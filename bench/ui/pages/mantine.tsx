import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Tabs.css';
import '@mantine/notifications/styles.css';
import { Button, Group, MantineProvider, Menu, Modal, Select, Table, Tabs, Text, TextInput } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { useState } from 'react';
import { actions, options, servers, views, words } from '../content.ts';
import { mount } from '../mount.ts';

function Page() {
  const [isRenaming, setRenaming] = useState(false);
  return (
    <MantineProvider>
      <Button>{words.save}</Button>
      <TextInput label={words.name} description={words.help} />
      <Select label={words.type} data={options.map(({ id, label }) => ({ value: id, label }))} defaultValue="plex" />
      <Button variant="default" onClick={() => setRenaming(true)}>
        {words.rename}
      </Button>
      <Modal opened={isRenaming} onClose={() => setRenaming(false)} title={words.renameTitle}>
        <Text>{words.renameText}</Text>
        <Group>
          <Button variant="default" onClick={() => setRenaming(false)}>
            {words.cancel}
          </Button>
          <Button onClick={() => setRenaming(false)}>{words.confirm}</Button>
        </Group>
      </Modal>
      <Button
        variant="default"
        onClick={() => notifications.show({ title: words.started, message: words.startedText, autoClose: 5000 })}
      >
        {words.notify}
      </Button>
      <Table aria-label={words.servers}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.columns.name}</Table.Th>
            <Table.Th>{words.columns.type}</Table.Th>
            <Table.Th>{words.columns.state}</Table.Th>
            <Table.Th ta="right">{words.columns.users}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {servers.map(({ id, name, type, state, users }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row">{name}</Table.Th>
              <Table.Td>{type}</Table.Td>
              <Table.Td>{state}</Table.Td>
              <Table.Td ta="right">{users}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Tabs defaultValue="overview" keepMounted={false}>
        <Tabs.List aria-label={words.views}>
          {views.map(({ id, label }) => (
            <Tabs.Tab key={id} value={id}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {views.map(({ id, text }) => (
          <Tabs.Panel key={id} value={id}>
            {text}
          </Tabs.Panel>
        ))}
      </Tabs>
      <Menu>
        <Menu.Target>
          <Button variant="default">{words.actions}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action) => (
            <Menu.Item key={action}>{action}</Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Notifications />
    </MantineProvider>
  );
}

mount(<Page />);
