import { CalendarDate, Time } from '@internationalized/date';
import { Card } from '../exports/Card.ts';
import { CodeField } from '../exports/CodeField.ts';
import { ColorField } from '../exports/ColorField.ts';
import { DateField } from '../exports/DateField.ts';
import { DatePicker } from '../exports/DatePicker.ts';
import { DateRangePicker } from '../exports/DateRangePicker.ts';
import { FileDrop } from '../exports/FileDrop.ts';
import { KeyValueField } from '../exports/KeyValueField.ts';
import { RichText } from '../exports/RichText.ts';
import { RichTextEditor } from '../exports/RichTextEditor.ts';
import { Stack } from '../exports/Stack.ts';
import { TimeField } from '../exports/TimeField.ts';
import { announcement, script, variables } from './sample.tsx';
import { Columns, Section } from './Section.tsx';

/** Fields for dates, colours, files and longer texts. */
export function EditorsSection() {
  return (
    <Section
      id="editors"
      title="Editors"
      text="Dates, colours, files, code and prose. The heavy ones load when they are met."
    >
      <Columns>
        <Stack>
          <Card title="Dates" level={3}>
            <Stack>
              <DatePicker label="Paid until" defaultValue={day} />
              <DateRangePicker label="Maintenance" defaultValue={{ start: day, end: day.add({ days: 2 }) }} />
              <DateField label="Born on" hasOptionalMark />
              <TimeField label="Backup at" defaultValue={new Time(3, 30)} />
            </Stack>
          </Card>
          <Card title="Colour" level={3}>
            <ColorField label="Badge colour" defaultValue="#7c3aed" />
          </Card>
        </Stack>
        <Stack>
          <Card title="Files and pairs" level={3}>
            <Stack>
              <FileDrop label="Pictures" help="PNG or JPG, up to 5 MB each." accept={['image/png', 'image/jpeg']} />
              <KeyValueField label="Environment" defaultValue={variables} />
            </Stack>
          </Card>
          <Card title="As it is read" level={3}>
            <RichText html={announcement} />
          </Card>
        </Stack>
        <Stack>
          <Card title="Text and code" level={3}>
            <Stack>
              <RichTextEditor label="Announcement" defaultValue={announcement} />
              <CodeField label="Script" defaultValue={script} minRows={4} />
            </Stack>
          </Card>
        </Stack>
      </Columns>
    </Section>
  );
}

const day = new CalendarDate(2026, 12, 31);
