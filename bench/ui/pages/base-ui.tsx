import { Button } from '@base-ui/react/button';
import { Dialog } from '@base-ui/react/dialog';
import { Field } from '@base-ui/react/field';
import { Menu } from '@base-ui/react/menu';
import { Select } from '@base-ui/react/select';
import { Tabs } from '@base-ui/react/tabs';
import { Toast } from '@base-ui/react/toast';
import { actions, options, servers, views, words } from '../content.ts';
import { mount } from '../mount.ts';

const toaster = Toast.createToastManager();

function Page() {
  return (
    <>
      <Button>{words.save}</Button>
      <Field.Root>
        <Field.Label>{words.name}</Field.Label>
        <Field.Control />
        <Field.Description>{words.help}</Field.Description>
      </Field.Root>
      <Field.Root>
        <Field.Label nativeLabel={false}>{words.type}</Field.Label>
        <Select.Root items={options.map(({ id, label }) => ({ value: id, label }))} defaultValue="plex">
          <Select.Trigger>
            <Select.Value />
            <Select.Icon />
          </Select.Trigger>
          <Select.Portal>
            <Select.Positioner>
              <Select.Popup>
                <Select.List>
                  {options.map(({ id, label }) => (
                    <Select.Item key={id} value={id}>
                      <Select.ItemText>{label}</Select.ItemText>
                      <Select.ItemIndicator />
                    </Select.Item>
                  ))}
                </Select.List>
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
      </Field.Root>
      <Dialog.Root>
        <Dialog.Trigger>{words.rename}</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop />
          <Dialog.Popup>
            <Dialog.Title>{words.renameTitle}</Dialog.Title>
            <Dialog.Description>{words.renameText}</Dialog.Description>
            <Dialog.Close>{words.cancel}</Dialog.Close>
            <Dialog.Close>{words.confirm}</Dialog.Close>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <Button onClick={() => toaster.add({ title: words.started, description: words.startedText })}>
        {words.notify}
      </Button>
      {/* Base UI has no table component: the native element is used. */}
      <table aria-label={words.servers}>
        <thead>
          <tr>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.type}</th>
            <th scope="col">{words.columns.state}</th>
            <th scope="col">{words.columns.users}</th>
          </tr>
        </thead>
        <tbody>
          {servers.map(({ id, name, type, state, users }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{type}</td>
              <td>{state}</td>
              <td>{users}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Tabs.Root defaultValue="overview">
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
      </Tabs.Root>
      <Menu.Root>
        <Menu.Trigger>{words.actions}</Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner>
            <Menu.Popup>
              {actions.map((action) => (
                <Menu.Item key={action}>{action}</Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <Toast.Provider toastManager={toaster}>
        <Toast.Portal>
          <Toast.Viewport>
            <Toasts />
          </Toast.Viewport>
        </Toast.Portal>
      </Toast.Provider>
    </>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast}>
      <Toast.Title />
      <Toast.Description />
      <Toast.Close aria-label="Dismiss">×</Toast.Close>
    </Toast.Root>
  ));
}

mount(<Page />);
