import { Card } from '../exports/Card.ts';
import { ColorField } from '../exports/ColorField.ts';
import { Grid } from '../exports/Grid.ts';
import { PageHeader } from '../exports/PageHeader.ts';
import { ServerCard, type ServerCardProps } from '../exports/ServerCard.ts';
import { Spark } from '../exports/Spark.ts';
import { Stack } from '../exports/Stack.ts';
import { Stat } from '../exports/Stat.ts';
import { densities, schemes, useTheme } from '../exports/theme.ts';
import { ToggleButton, ToggleButtonGroup } from '../exports/ToggleButton.ts';
import { Columns } from './Section.tsx';

export interface StartSectionProps {
  onBrandColorChange: (color: string) => void;
}

/** An example screen, and the switches for theme, density and brand. */
export function StartSection(props: StartSectionProps) {
  return (
    <Stack as="section" id="start" gap={24} aria-label="Start">
      <PageHeader
        title="Kronos UI"
        description="Accessible parts for control panels: quiet by default, loud where it matters, whole by keyboard."
      />
      <Grid columns={{ base: 1, medium: 2, wide: 4 }}>
        <Stat label="Servers running" value="12" note="of 14" spark={rising} />
        <Stat label="Streams" value="48" delta={{ direction: 'up', text: '6 more than yesterday', tone: 'good' }} />
        <Stat label="Failed processes" value="3" delta={{ direction: 'up', text: '2 more', tone: 'bad' }} />
        <Stat label="Nodes up" value="2" unit="of 2" delta={{ direction: 'flat', text: 'No change' }} />
      </Grid>
      <Columns>
        <ServerCard {...cinema} />
        <ServerCard {...attic} />
        <Look {...props} />
      </Columns>
    </Stack>
  );
}

function Look({ onBrandColorChange }: StartSectionProps) {
  const { scheme, density, setTheme, setDensity } = useTheme();
  return (
    <Card title="Look">
      <Stack gap={12} align="start">
        <Choice label="Theme" options={schemes} value={scheme} onChange={setTheme} />
        <Choice label="Density" options={densities} value={density} onChange={setDensity} />
        <ColorField label="Brand colour" defaultValue="#00b5ad" onChange={onBrandColorChange} hasPreview={false} />
      </Stack>
    </Card>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  return (
    <ToggleButtonGroup
      label={label}
      size="small"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option));
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option} id={option}>
          {option}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const ignore = () => undefined;
const rising = (
  <Spark values={[8, 9, 9, 10, 9, 11, 12]} label="From 8 to 12 over seven days" tone="accent" width={80} height={28} />
);

const cinema: ServerCardProps = {
  name: 'cinema',
  type: 'plex',
  typeLabel: 'Plex',
  status: 'running',
  statusLabel: 'Running',
  details: 'Version 1.41.3 on falkenstein-1',
  href: '#lists',
  ping: {
    text: '23 ms',
    history: [24, 22, 25, 31, 28, 24, 23, 26, 40, 33, 27, 25, 24, 26, 23, 22, 24, 29, 25, 23],
  },
  figures: [
    { label: 'Streams', value: '4' },
    { label: 'CPU', value: '37 %' },
    { label: 'Memory', value: '1.2 GB' },
  ],
  labels: {
    actions: { open: 'Open', start: 'Start server', stop: 'Stop server', restart: 'Restart server' },
    menu: 'More actions for cinema',
    ping: 'Ping',
    noPing: 'No answer',
    pingHistory: 'Ping over the last 20 checks: 22 to 40 ms',
  },
  actions: { open: { href: '#start' }, stop: { onAction: ignore }, restart: { onAction: ignore } },
};

const attic: ServerCardProps = {
  ...cinema,
  name: 'attic',
  type: 'jellyfin',
  typeLabel: 'Jellyfin',
  status: 'restarting',
  statusLabel: 'Restarting',
  details: 'Version 10.10 on helsinki-1',
  operation: { label: 'Restarting the server', progress: 60 },
  labels: { ...cinema.labels, menu: 'More actions for attic' },
};
