import { Badge } from '@kronos/ui/Badge';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { Checkbox } from '@kronos/ui/Checkbox';
import { CodeField } from '@kronos/ui/CodeField';
import { Grid } from '@kronos/ui/Grid';
import { Heading } from '@kronos/ui/Heading';
import { KitProvider } from '@kronos/ui/KitProvider';
import { LineChart } from '@kronos/ui/LineChart';
import { DialogBody, DialogHeader, Modal, ModalTrigger } from '@kronos/ui/Modal';
import { NumberField } from '@kronos/ui/NumberField';
import { RichTextEditor } from '@kronos/ui/RichTextEditor';
import { SearchField } from '@kronos/ui/SearchField';
import { Select } from '@kronos/ui/Select';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { Switch } from '@kronos/ui/Switch';
import { type GridColumn, Table } from '@kronos/ui/Table';
import { Tabs } from '@kronos/ui/Tabs';
import { TagField } from '@kronos/ui/TagField';
import { TextField } from '@kronos/ui/TextField';
import { ThemeProvider } from '@kronos/ui/theme';

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
              <StatusDot tone="success">Running</StatusDot> <Badge>Trial</Badge>
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
