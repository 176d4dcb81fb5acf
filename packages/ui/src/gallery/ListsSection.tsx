import { Badge, badgeTones } from '../exports/Badge.ts';
import { Button } from '../exports/Button.ts';
import { Card } from '../exports/Card.ts';
import { DescriptionList } from '../exports/DescriptionList.ts';
import { DiffView } from '../exports/DiffView.ts';
import { EmptyState } from '../exports/EmptyState.ts';
import { ErrorState } from '../exports/ErrorState.ts';
import { GridList, GridListItem } from '../exports/GridList.ts';
import { CheckIcon, CloseIcon, MonitorIcon, NodeIcon, RestartIcon, ServerIcon } from '../exports/icons.ts';
import { Inline } from '../exports/Inline.ts';
import { LogViewer } from '../exports/LogViewer.ts';
import { Meter } from '../exports/Meter.ts';
import { ProgressBar } from '../exports/ProgressBar.ts';
import { Skeleton, SkeletonRegion } from '../exports/Skeleton.ts';
import { Stack } from '../exports/Stack.ts';
import { StatusDot } from '../exports/StatusDot.ts';
import { Steps } from '../exports/Steps.ts';
import { Timeline } from '../exports/Timeline.ts';
import { Tree } from '../exports/Tree.ts';
import { VirtualGrid } from '../exports/VirtualGrid.ts';
import { composeAfter, composeBefore, films, logLines } from './long-sample.ts';
import { Columns, Section } from './Section.tsx';

/** Facts, lists, trees, posters and logs, and their placeholders. */
export function ListsSection() {
  return (
    <Section id="lists" title="Lists and logs" text="Status in words and shape; what is empty, late or broken says so.">
      <Columns>
        <Card title="cinema" level={3} actions={<StatusDot tone="success">Running</StatusDot>}>
          <Stack>
            <DescriptionList items={facts} />
            <Meter label="Disk" value={82} tone="warning" valueLabel="1.6 of 2 TB" />
            <ProgressBar label="Backup" value={62} valueLabel="5 of 8 steps" />
            <Inline gap={8}>
              {badgeTones.map((tone) => (
                <Badge key={tone} tone={tone}>
                  {tone}
                </Badge>
              ))}
            </Inline>
          </Stack>
        </Card>
        <Card title="History" level={3}>
          <Timeline label="History of cinema" events={events} />
        </Card>
        <Stack>
          <Card title="Fleet" level={3}>
            <Tree label="Fleet" items={fleet} emptyText="No nodes yet" defaultExpandedKeys={['node-1']} />
          </Card>
          <GridList label="Devices" emptyText="No devices yet">
            <GridListItem
              id="tv"
              icon={<MonitorIcon size={20} />}
              description="Living room"
              end={<StatusDot tone="success">Playing</StatusDot>}
            >
              Television
            </GridListItem>
            <GridListItem id="phone" icon={<MonitorIcon size={20} />} description="Seen yesterday">
              Phone
            </GridListItem>
          </GridList>
        </Stack>
      </Columns>
      <Steps label="Accept the invitation" steps={steps} current="account" />
      <Card title="Films" level={3} isFlush>
        <VirtualGrid label="Films" items={films} height={320} onAction={() => undefined} />
      </Card>
      <Columns count={2}>
        <LogViewer label="Log of cinema" lines={logLines} height={280} />
        <DiffView
          label="compose.yaml"
          before={composeBefore}
          after={composeAfter}
          beforeLabel="Version 3"
          afterLabel="Version 4"
          context={1}
        />
      </Columns>
      <Columns>
        <Card tone="outline">
          <EmptyState
            glyph={<ServerIcon size={24} />}
            title="No servers yet"
            level={3}
            description="Here they will stand with what they are doing."
            action={<Button tone="accent">New server</Button>}
          />
        </Card>
        <Card tone="outline">
          <ErrorState
            title="helsinki-1 did not answer"
            level={3}
            description="The rest of the page is up to date."
            onRetry={() => undefined}
          />
        </Card>
        <Card tone="outline">
          <SkeletonRegion label="Loading the servers">
            <Stack gap={12}>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton width={80} />
              <Skeleton width={40} />
            </Stack>
          </SkeletonRegion>
        </Card>
      </Columns>
    </Section>
  );
}

const facts = [
  { id: 'address', label: 'Address', value: 'cinema.kronos.test' },
  { id: 'node', label: 'Node', value: 'falkenstein-1' },
  { id: 'expires', label: 'Paid until', value: <time dateTime="2026-12-31">31 December 2026</time> },
];

const events = [
  {
    id: '3',
    title: 'Restarted by Ada Admin',
    time: '14:05',
    dateTime: '2026-11-21T14:05:00Z',
    icon: <RestartIcon size={12} />,
    tone: 'accent',
  },
  {
    id: '2',
    title: 'Backup failed',
    time: '03:00',
    dateTime: '2026-11-21T03:00:00Z',
    icon: <CloseIcon size={12} />,
    tone: 'danger',
    details: 'The disk was full. The backup of the day before is kept.',
  },
  {
    id: '1',
    title: 'Claimed by Casey Customer',
    time: '1 November',
    dateTime: '2026-11-01T09:30:00Z',
    icon: <CheckIcon size={12} />,
    tone: 'success',
  },
] as const;

const fleet = [
  {
    id: 'node-1',
    label: 'falkenstein-1',
    icon: <NodeIcon />,
    detail: '2 servers',
    children: [
      { id: 'cinema', label: 'cinema', icon: <ServerIcon />, detail: '1.2 TB' },
      { id: 'archive', label: 'archive', icon: <ServerIcon />, detail: 'Stopped' },
    ],
  },
  { id: 'node-2', label: 'helsinki-1', icon: <NodeIcon />, children: [] },
];

const steps = [
  { id: 'key', label: 'Enter the key' },
  { id: 'verify', label: 'Check' },
  { id: 'account', label: 'Your account' },
  { id: 'products', label: 'Products' },
];
