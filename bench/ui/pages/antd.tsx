import { App, Button, Dropdown, Form, Input, Modal, Select, Table, Tabs } from 'antd';
import { useState } from 'react';
import { actions, options, servers, views, words } from '../content.ts';
import { mount } from '../mount.ts';

function Page() {
  const { notification } = App.useApp();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <Button type="primary">{words.save}</Button>
      <Form layout="vertical">
        <Form.Item label={words.name} name="name" extra={words.help}>
          <Input />
        </Form.Item>
        <Form.Item label={words.type} name="type" initialValue="plex">
          <Select options={options.map(({ id, label }) => ({ value: id, label }))} />
        </Form.Item>
      </Form>
      <Button onClick={() => setRenaming(true)}>{words.rename}</Button>
      <Modal
        open={isRenaming}
        title={words.renameTitle}
        cancelText={words.cancel}
        okText={words.confirm}
        onCancel={() => setRenaming(false)}
        onOk={() => setRenaming(false)}
      >
        {words.renameText}
      </Modal>
      <Button onClick={() => notification.open({ title: words.started, description: words.startedText, duration: 5 })}>
        {words.notify}
      </Button>
      <Table
        aria-label={words.servers}
        dataSource={[...servers]}
        rowKey="id"
        pagination={false}
        columns={[
          { dataIndex: 'name', title: words.columns.name, rowScope: 'row' },
          { dataIndex: 'type', title: words.columns.type },
          { dataIndex: 'state', title: words.columns.state },
          { dataIndex: 'users', title: words.columns.users, align: 'right' },
        ]}
      />
      <Tabs items={views.map(({ id, label, text }) => ({ key: id, label, children: text }))} />
      <Dropdown trigger={['click']} menu={{ items: actions.map((action) => ({ key: action, label: action })) }}>
        <Button>{words.actions}</Button>
      </Dropdown>
    </>
  );
}

mount(
  <App>
    <Page />
  </App>,
);
