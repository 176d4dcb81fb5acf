import { useState } from 'react';
import { Avatar } from '../exports/Avatar.ts';
import { AvatarStack } from '../exports/AvatarStack.ts';
import { Banner } from '../exports/Banner.ts';
import { Breadcrumbs } from '../exports/Breadcrumbs.ts';
import { Button } from '../exports/Button.ts';
import { Card } from '../exports/Card.ts';
import { Form } from '../exports/Form.ts';
import { FormSection } from '../exports/FormSection.ts';
import { Heading } from '../exports/Heading.ts';
import { Inline } from '../exports/Inline.ts';
import { Link } from '../exports/Link.ts';
import { PinnedBar } from '../exports/PinnedBar.ts';
import { SaveBar } from '../exports/SaveBar.ts';
import { Stack } from '../exports/Stack.ts';
import { Switch } from '../exports/Switch.ts';
import { Tabs } from '../exports/Tabs.ts';
import { Text } from '../exports/Text.ts';
import { TextField } from '../exports/TextField.ts';
import { WizardFrame } from '../exports/WizardFrame.ts';
import { people } from './sample.tsx';
import { Columns, Section } from './Section.tsx';

/** The components around a page's content. */
export function FrameSection() {
  return (
    <Section id="frame" title="Frame" text="Where one is, how one got there, and what is about to be saved.">
      <Columns count={2}>
        <Card>
          <Stack>
            <Breadcrumbs label="Way to cinema" items={way} />
            <Inline justify="between">
              <Heading level={3} size={20}>
                cinema
              </Heading>
              <AvatarStack label="Sub-users" people={people} />
            </Inline>
            <Tabs label="Server" items={tabs} />
          </Stack>
        </Card>
        <Stack>
          <Banner
            label="Maintenance"
            title="Maintenance tonight"
            tone="warning"
            onDismiss={ignore}
            action={<Link href="#frame">More about it</Link>}
          >
            Servers on falkenstein-1 restart between 02:00 and 02:15 UTC.
          </Banner>
          <PinnedBar
            label="Signed in as another"
            person={{ name: 'Casey Customer' }}
            timer="14:59 left"
            action={<Button size="small">Return to your account</Button>}
          >
            Signed in as Casey Customer
          </PinnedBar>
          <Card title="People" level={3}>
            <Inline gap={12}>
              {people.slice(0, 4).map(({ id, name }) => (
                <Avatar key={id} name={name} size={40} />
              ))}
              <Avatar name="Kronos" shape="square" size={40} />
            </Inline>
          </Card>
        </Stack>
      </Columns>
      <Columns count={2}>
        <Card>
          <Settings />
        </Card>
        <Card>
          <Invitation />
        </Card>
      </Columns>
    </Section>
  );
}

const ignore = () => undefined;

const way = [
  { id: 'admin', label: 'Admin', href: '#start' },
  { id: 'nodes', label: 'Nodes', href: '#data' },
  { id: 'cinema', label: 'cinema' },
];

const tabs = ['Overview', 'Sub-users', 'Backups', 'Statistics', 'Domains'].map((name) => ({
  id: name.toLowerCase(),
  label: name,
  content: <Text as="p">{`${name} of cinema`}</Text>,
}));

function Settings() {
  const [name, setName] = useState('cinema 2');
  return (
    <Form hasSections aria-label="Server">
      <FormSection title="Server" level={3} description="Shown to all who share it.">
        <TextField label="Server name" value={name} onChange={setName} />
        <Switch>Listed in the lounge</Switch>
      </FormSection>
      <SaveBar isChanged={name !== 'cinema'} onDiscard={() => setName('cinema')} />
    </Form>
  );
}

function Invitation() {
  const [current, setCurrent] = useState('account');
  return (
    <WizardFrame
      label="Accept the invitation"
      current={current}
      onCurrentChange={setCurrent}
      onNext={ignore}
      onFinish={ignore}
      steps={[
        { id: 'key', label: 'Key', title: 'Enter your key', content: <TextField label="Key" isRequired /> },
        {
          id: 'account',
          label: 'Account',
          title: 'Create your account',
          content: <TextField label="Name" isRequired />,
        },
        { id: 'done', label: 'Products', title: 'Choose products', content: <Switch>Plex</Switch> },
      ]}
    />
  );
}
