import { Card } from '../exports/Card.ts';
import { Checkbox } from '../exports/Checkbox.ts';
import { CheckboxGroup } from '../exports/CheckboxGroup.ts';
import { ComboBox } from '../exports/ComboBox.ts';
import { EmailField } from '../exports/EmailField.ts';
import { SearchIcon, JellyfinIcon, PlexIcon } from '../exports/icons.ts';
import { NewPasswordField } from '../exports/NewPasswordField.ts';
import { NumberField } from '../exports/NumberField.ts';
import { PasswordField } from '../exports/PasswordField.ts';
import { RadioCard, RadioCards } from '../exports/RadioCards.ts';
import { Radio, RadioGroup } from '../exports/RadioGroup.ts';
import { SearchField } from '../exports/SearchField.ts';
import { SecretField } from '../exports/SecretField.ts';
import { Select } from '../exports/Select.ts';
import { RangeSlider, Slider } from '../exports/Slider.ts';
import { Stack } from '../exports/Stack.ts';
import { Switch } from '../exports/Switch.ts';
import { TagField } from '../exports/TagField.ts';
import { TextArea } from '../exports/TextArea.ts';
import { TextField } from '../exports/TextField.ts';
import { UrlField } from '../exports/UrlField.ts';
import { libraries, nodes, serverTypes } from './sample.tsx';
import { Columns, Section } from './Section.tsx';

/** Fields and forms. */
export function InputsSection() {
  return (
    <Section
      id="inputs"
      title="Inputs"
      text="Label above, help under it, errors in words: one anatomy for every field."
    >
      <Columns>
        <Card title="Text" level={3}>
          <Stack>
            <TextField label="Server name" defaultValue="cinema" help="Letters, digits and dashes." />
            <TextField label="Filter" prefix={<SearchIcon />} placeholder="Name or owner" hasOptionalMark />
            <EmailField label="Email" defaultValue="ada@kronos" error="Invalid email address" />
            <UrlField label="Address" defaultValue="https://cinema.kronos.test" />
            <TextArea label="Note" defaultValue="The picture stops after ten minutes." limit={200} minRows={2} />
            <SearchField label="Search films" placeholder="Title or year" />
          </Stack>
        </Card>
        <Card title="Choices" level={3}>
          <Stack>
            <Select label="Type" options={serverTypes} defaultValue="plex" />
            <ComboBox label="Node" options={nodes} defaultValue={nodes[0] ?? null} canCreate />
            <TagField label="Shared libraries" options={libraries} defaultValue={libraries.slice(0, 2)} />
            <RadioCards label="Plan" defaultValue="plex">
              <RadioCard value="plex" title="Plex" icon={<PlexIcon size={20} />} aside="from $9 a month" />
              <RadioCard value="jellyfin" title="Jellyfin" icon={<JellyfinIcon size={20} />} aside="from $7 a month" />
            </RadioCards>
            <RadioGroup label="Restart" orientation="horizontal" defaultValue="idle">
              <Radio value="idle">When idle</Radio>
              <Radio value="now">Now</Radio>
            </RadioGroup>
            <CheckboxGroup label="Tell me about" orientation="horizontal" defaultValue={['backups']}>
              <Checkbox value="backups">Backups</Checkbox>
              <Checkbox value="restarts">Restarts</Checkbox>
            </CheckboxGroup>
            <Switch defaultSelected help="After a crash, at most three times an hour.">
              Restart by itself
            </Switch>
          </Stack>
        </Card>
        <Card title="Numbers and secrets" level={3}>
          <Stack>
            <NumberField label="Memory" defaultValue={4} minValue={1} maxValue={32} formatOptions={gigabytes} />
            <Slider label="Streams" minValue={1} maxValue={10} defaultValue={4} />
            <RangeSlider
              label="Year"
              thumbLabels={['From', 'To']}
              minValue={1950}
              maxValue={2026}
              defaultValue={[1990, 2010]}
              formatOptions={{ useGrouping: false }}
            />
            <PasswordField label="Password" defaultValue="kronos-demo" />
            <NewPasswordField label="New password" defaultValue="V7k-q2Zm.hX4rB9w" />
            <SecretField label="Radarr key" isSet note="since 3 November" />
          </Stack>
        </Card>
      </Columns>
    </Section>
  );
}

const gigabytes = { style: 'unit', unit: 'gigabyte' } as const;
