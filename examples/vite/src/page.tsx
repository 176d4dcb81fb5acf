import { Badge } from '@kronos/ui/Badge';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { Checkbox } from '@kronos/ui/Checkbox';
import { CodeField } from '@kronos/ui/CodeField';
import { ColorField } from '@kronos/ui/ColorField';
import { DatePicker } from '@kronos/ui/DatePicker';
import { Grid } from '@kronos/ui/Grid';
import { Heading } from '@kronos/ui/Heading';
import { Inline } from '@kronos/ui/Inline';
import { KeyValueField } from '@kronos/ui/KeyValueField';
import { KitProvider } from '@kronos/ui/KitProvider';
import { LineChart } from '@kronos/ui/LineChart';
import { MenuItem } from '@kronos/ui/Menu';
import { DialogBody, DialogHeader, Modal, ModalTrigger } from '@kronos/ui/Modal';
import { NumberField } from '@kronos/ui/NumberField';
import { RadioCard, RadioCards } from '@kronos/ui/RadioCards';
import { RichTextEditor } from '@kronos/ui/RichTextEditor';
import { SearchField } from '@kronos/ui/SearchField';
import { Select } from '@kronos/ui/Select';
import { SplitButton } from '@kronos/ui/SplitButton';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { Switch } from '@kronos/ui/Switch';
import { type GridColumn, Table } from '@kronos/ui/Table';
import { Tabs } from '@kronos/ui/Tabs';
import { TagField } from '@kronos/ui/TagField';
import { TextArea } from '@kronos/ui/TextArea';
import { TextField } from '@kronos/ui/TextField';
import { ThemeProvider } from '@kronos/ui/theme';
import { ToggleButton, ToggleButtonGroup } from '@kronos/ui/ToggleButton';

interface Server {
  name: string;
  streams: number;
}

const servers: Server[] = [
  { name: 'Attic', streams: 3 },
  { name: 'Cellar', streams: 12 },
];

const columns: GridColumn<Server>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  { id: 'streams', header: 'Streams', cell: ({ streams }) => streams, isNumeric: true },
];

export function Page() {
  return (
    <ThemeProvider>
      <KitProvider locale="en-GB">
        <Stack as="main">
          <Heading level={1}>Servers</Heading>
          <Grid columns={{ base: 1, wide: 2 }}>
            <Card title="Attic">
              <Stack>
                <Inline>
                  <StatusDot tone="success">Running</StatusDot>
                  <Badge>Trial</Badge>
                  <SplitButton menu={<MenuItem id="stop">Stop</MenuItem>}>Restart</SplitButton>
                  <ToggleButtonGroup label="Stretch" defaultSelectedKeys={['day']}>
                    <ToggleButton id="day">Day</ToggleButton>
                    <ToggleButton id="week">Week</ToggleButton>
                  </ToggleButtonGroup>
                </Inline>
                <RadioCards label="Plan" defaultValue="small">
                  <RadioCard value="small" title="Small" description="For a family" />
                  <RadioCard value="large" title="Large" />
                </RadioCards>
                <KeyValueField label="Variables" defaultValue={[{ id: 'zone', name: 'TZ', value: 'UTC' }]} />
              </Stack>
            </Card>
            <Card title="Settings">
              <Stack>
                <TextField label="Name" defaultValue="Attic" />
                <Select
                  label="Type"
                  defaultValue="plex"
                  options={[
                    { id: 'plex', label: 'Plex' },
                    { id: 'emby', label: 'Emby' },
                  ]}
                />
                <NumberField label="Streams" defaultValue={3} />
                <SearchField label="Search" defaultValue="Attic" />
                <TagField
                  label="Nodes"
                  options={[{ id: 'n1', label: 'Node 1' }]}
                  defaultValue={[{ id: 'n1', label: 'Node 1' }]}
                />
                <DatePicker label="Ends on" />
                <ColorField label="Colour" defaultValue="#00b5ad" />
                <TextArea label="Note" defaultValue="By the boiler" />
                <Checkbox>Back up at night</Checkbox>
                <Switch>Public</Switch>
                <ModalTrigger>
                  <Button tone="accent">Remove</Button>
                  <Modal>
                    <DialogHeader>Remove Attic?</DialogHeader>
                    <DialogBody>Its films stay.</DialogBody>
                  </Modal>
                </ModalTrigger>
              </Stack>
            </Card>
          </Grid>
          <Tabs
            label="Views"
            items={[
              { id: 'list', label: 'List', content: 'Two servers' },
              { id: 'map', label: 'Map' },
            ]}
          />
          <Table
            label="Servers"
            rows={servers}
            columns={columns}
            rowKey={({ name }) => name}
            rowName={({ name }) => name}
          />
          <CodeField label="Script" defaultValue="echo ready" />
          <RichTextEditor label="Announcement" defaultValue="<p>Moving day</p>" />
          <LineChart
            title="Load"
            points={['Monday', 'Tuesday', 'Wednesday']}
            pointsLabel="Day"
            series={[{ id: 'attic', label: 'Attic', values: [20, 60, 40] }]}
          />
        </Stack>
      </KitProvider>
    </ThemeProvider>
  );
}
