import '@radix-ui/themes/tokens/base.css';
import '@radix-ui/themes/tokens/colors/indigo.css';
import '@radix-ui/themes/tokens/colors/slate.css';
import '@radix-ui/themes/components.css';
import '@radix-ui/themes/utilities.css';
import * as Toast from '@radix-ui/react-toast';
import { Button, Dialog, DropdownMenu, Select, Table, Tabs, Text, TextField, Theme } from '@radix-ui/themes';
import { useState } from 'react';
import { actions, options, servers, views, words } from '../content.ts';
import { mount } from '../mount.ts';

function Page() {
  const [isNotified, setNotified] = useState(false);
  return (
    <Toast.Provider duration={5000}>
      <Theme>
        <Button>{words.save}</Button>
        <Text as="label" htmlFor="name">
          {words.name}
        </Text>
        <TextField.Root id="name" aria-describedby="help" />
        <Text id="help">{words.help}</Text>
        <Text as="label" htmlFor="type">
          {words.type}
        </Text>
        <Select.Root defaultValue="plex">
          <Select.Trigger id="type" />
          <Select.Content>
            {options.map(({ id, label }) => (
              <Select.Item key={id} value={id}>
                {label}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
        <Dialog.Root>
          <Dialog.Trigger>
            <Button variant="soft">{words.rename}</Button>
          </Dialog.Trigger>
          <Dialog.Content>
            <Dialog.Title>{words.renameTitle}</Dialog.Title>
            <Dialog.Description>{words.renameText}</Dialog.Description>
            <Dialog.Close>
              <Button variant="soft">{words.cancel}</Button>
            </Dialog.Close>
            <Dialog.Close>
              <Button>{words.confirm}</Button>
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Root>
        <Button variant="soft" onClick={() => setNotified(true)}>
          {words.notify}
        </Button>
        <Toast.Root open={isNotified} onOpenChange={setNotified}>
          <Toast.Title>{words.started}</Toast.Title>
          <Toast.Description>{words.startedText}</Toast.Description>
          <Toast.Close aria-label="Dismiss">×</Toast.Close>
        </Toast.Root>
        <Table.Root aria-label={words.servers}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeaderCell>{words.columns.name}</Table.ColumnHeaderCell>
              <Table.ColumnHeaderCell>{words.columns.type}</Table.ColumnHeaderCell>
              <Table.ColumnHeaderCell>{words.columns.state}</Table.ColumnHeaderCell>
              <Table.ColumnHeaderCell justify="end">{words.columns.users}</Table.ColumnHeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {servers.map(({ id, name, type, state, users }) => (
              <Table.Row key={id}>
                <Table.RowHeaderCell>{name}</Table.RowHeaderCell>
                <Table.Cell>{type}</Table.Cell>
                <Table.Cell>{state}</Table.Cell>
                <Table.Cell justify="end">{users}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
        <Tabs.Root defaultValue="overview">
          <Tabs.List aria-label={words.views}>
            {views.map(({ id, label }) => (
              <Tabs.Trigger key={id} value={id}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {views.map(({ id, text }) => (
            <Tabs.Content key={id} value={id}>
              {text}
            </Tabs.Content>
          ))}
        </Tabs.Root>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger>
            <Button variant="soft">{words.actions}</Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content>
            {actions.map((action) => (
              <DropdownMenu.Item key={action}>{action}</DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
        <Toast.Viewport />
      </Theme>
    </Toast.Provider>
  );
}

mount(<Page />);
