import { CalendarDate, Time } from '@internationalized/date';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ColorField } from '../src/exports/ColorField.ts';
import { ComboBox } from '../src/exports/ComboBox.ts';
import { DateField } from '../src/exports/DateField.ts';
import { DatePicker } from '../src/exports/DatePicker.ts';
import { DateRangePicker } from '../src/exports/DateRangePicker.ts';
import { FileDrop } from '../src/exports/FileDrop.ts';
import { FormSection } from '../src/exports/FormSection.ts';
import { KitProvider } from '../src/exports/KitProvider.ts';
import { RichText } from '../src/exports/RichText.ts';
import { RichTextEditor } from '../src/exports/RichTextEditor.ts';
import { SaveBar } from '../src/exports/SaveBar.ts';
import { TagField } from '../src/exports/TagField.ts';
import { TimeField } from '../src/exports/TimeField.ts';
import { UnsavedDialog } from '../src/exports/UnsavedChanges.ts';

const options = [{ id: 'hel', label: 'Helsinki' }];
const day = new CalendarDate(2031, 3, 9);

const parts: Record<string, [part: ReactElement, markup: RegExp]> = {
  ColorField: [<ColorField key="part" label="Brand" defaultValue="#00b5ad" />, /value="#00b5ad".*--kr-color-accent/],
  ComboBox: [<ComboBox key="part" label="Node" options={options} />, /<input[^>]*role="combobox"/],
  DateField: [<DateField key="part" label="Ends on" defaultValue={day} />, /role="spinbutton".*2031/],
  DatePicker: [<DatePicker key="part" label="Ends on" defaultValue={day} />, /role="spinbutton".*2031/],
  DateRangePicker: [
    <DateRangePicker key="part" label="Period" defaultValue={{ start: day, end: day.add({ days: 1 }) }} />,
    /2031.*2031/,
  ],
  FileDrop: [<FileDrop key="part" label="Pictures" />, /<button[^>]*>.*Choose files/],
  FormSection: [
    <FormSection key="part" title="Company">
      Name
    </FormSection>,
    /<section aria-labelledby="([^"]+)".*<h2 id="\1"/,
  ],
  // HTML that cannot be sanitised is not rendered.
  RichText: [<RichText key="part" html="<script>alert(1)</script>" />, /^<div class="[^"]+"><\/div>$/],
  RichTextEditor: [<RichTextEditor key="part" label="Announcement" />, /Announcement[^]*aria-busy="true"/],
  SaveBar: [<SaveBar key="part" isChanged />, /<output[^>]*>Unsaved changes/],
  TagField: [<TagField key="part" label="Libraries" options={options} defaultValue={options} />, /Libraries.*Helsinki/],
  TimeField: [<TimeField key="part" label="Restart at" defaultValue={new Time(3, 30)} />, /role="spinbutton".*30/],
};

describe('on a server, without a document', () => {
  it.each(Object.entries(parts))('%s renders', (_name, [part, markup]) => {
    expect(typeof document).toBe('undefined');
    expect(renderToString(<KitProvider>{part}</KitProvider>)).toMatch(markup);
  });

  it('a closed dialog is not mounted', () => {
    expect(renderToString(<UnsavedDialog isOpen={false} onLeave={() => {}} onOpenChange={() => {}} />)).toBe('');
  });
});
