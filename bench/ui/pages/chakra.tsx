import {
  Button,
  ChakraProvider,
  createListCollection,
  createToaster,
  Dialog,
  defaultSystem,
  Field,
  Input,
  Menu,
  Portal,
  Select,
  Table,
  Tabs,
  Toast,
  Toaster,
} from '@chakra-ui/react';
import { actions, options, servers, views, words } from '../content.ts';
import { mount } from '../mount.ts';

const toaster = createToaster({ placement: 'top-end' });
const types = createListCollection({ items: options.map(({ id, label }) => ({ value: id, label })) });

function Page() {
  return (
    <ChakraProvider value={defaultSystem}>
      <Button>{words.save}</Button>
      <Field.Root>
        <Field.Label>{words.name}</Field.Label>
        <Input />
        <Field.HelperText>{words.help}</Field.HelperText>
      </Field.Root>
      <Select.Root collection={types} defaultValue={['plex']} lazyMount unmountOnExit>
        <Select.HiddenSelect />
        <Select.Label>{words.type}</Select.Label>
        <Select.Control>
          <Select.Trigger>
            <Select.ValueText />
          </Select.Trigger>
          <Select.IndicatorGroup>
            <Select.Indicator />
          </Select.IndicatorGroup>
        </Select.Control>
        <Portal>
          <Select.Positioner>
            <Select.Content>
              {types.items.map((item) => (
                <Select.Item key={item.value} item={item}>
                  {item.label}
                  <Select.ItemIndicator />
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Positioner>
        </Portal>
      </Select.Root>
      <Dialog.Root lazyMount unmountOnExit>
        <Dialog.Trigger asChild>
          <Button variant="outline">{words.rename}</Button>
        </Dialog.Trigger>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{words.renameTitle}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>{words.renameText}</Dialog.Body>
              <Dialog.Footer>
                <Dialog.ActionTrigger asChild>
                  <Button variant="outline">{words.cancel}</Button>
                </Dialog.ActionTrigger>
                <Dialog.ActionTrigger asChild>
                  <Button>{words.confirm}</Button>
                </Dialog.ActionTrigger>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <Button
        variant="outline"
        onClick={() => toaster.create({ title: words.started, description: words.startedText, duration: 5000 })}
      >
        {words.notify}
      </Button>
      <Table.Root aria-label={words.servers}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{words.columns.name}</Table.ColumnHeader>
            <Table.ColumnHeader>{words.columns.type}</Table.ColumnHeader>
            <Table.ColumnHeader>{words.columns.state}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{words.columns.users}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {servers.map(({ id, name, type, state, users }) => (
            <Table.Row key={id}>
              <Table.ColumnHeader scope="row">{name}</Table.ColumnHeader>
              <Table.Cell>{type}</Table.Cell>
              <Table.Cell>{state}</Table.Cell>
              <Table.Cell textAlign="end">{users}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Tabs.Root defaultValue="overview" lazyMount unmountOnExit>
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
      <Menu.Root lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <Button variant="outline">{words.actions}</Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {actions.map((action) => (
                <Menu.Item key={action} value={action}>
                  {action}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <Portal>
        <Toaster toaster={toaster}>
          {(toast) => (
            <Toast.Root>
              <Toast.Title>{toast.title}</Toast.Title>
              <Toast.Description>{toast.description}</Toast.Description>
              <Toast.CloseTrigger />
            </Toast.Root>
          )}
        </Toaster>
      </Portal>
    </ChakraProvider>
  );
}

mount(<Page />);
