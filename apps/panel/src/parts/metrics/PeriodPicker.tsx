import { type CalendarDate, parseDate } from '@internationalized/date';
import { DateRangePicker } from '@kronos/ui/DateRangePicker';
import { Grid } from '@kronos/ui/Grid';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { ToggleButton, ToggleButtonGroup } from '@kronos/ui/ToggleButton';
import { useState } from 'react';
import { useMessages } from '../../context/app-context.ts';
import { firstDay, isPeriod, longestPeriod, type Period, presets } from './period.ts';
import type { usePeriod } from './use-period.ts';

const rangeOf = ({ from, to }: Period) => ({ start: parseDate(from), end: parseDate(to) });

/** The choice of the days on a page of metrics: the last few, or any range. */
export function PeriodPicker({ period, preset, today, choose }: ReturnType<typeof usePeriod>) {
  const t = useMessages();
  // Input may be invalid while it is being typed: it stays in the field until it is a period, or another one is chosen.
  const [draft, setDraft] = useState<{ before: Period; range: { start: CalendarDate; end: CalendarDate } }>();
  const typed = draft?.before === period ? draft.range : undefined;
  const isTooLong = typed !== undefined && typed.end.compare(typed.start) >= longestPeriod;
  return (
    <Stack gap={12}>
      <Inline>
        <ToggleButtonGroup
          label={t('metrics.presets')}
          disallowEmptySelection={preset !== null}
          selectedKeys={preset === null ? [] : [String(preset)]}
          onSelectionChange={([key]) => {
            const chosen = presets.find((days) => String(days) === key);
            if (chosen !== undefined) choose(chosen);
          }}
        >
          {presets.map((days) => (
            <ToggleButton key={days} id={String(days)}>
              {t('metrics.days', { count: days })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Inline>
      <Grid columns={{ base: 1, medium: 2, wide: 3 }} gap={12}>
        <DateRangePicker
          label={t('metrics.period')}
          minValue={parseDate(firstDay)}
          maxValue={parseDate(today)}
          value={typed ?? rangeOf(period)}
          error={isTooLong ? t('metrics.tooLong', { count: longestPeriod }) : undefined}
          onChange={(range) => {
            if (!range) return;
            const next = { from: range.start.toString(), to: range.end.toString() };
            const isOne = isPeriod(next, today);
            setDraft(isOne ? undefined : { before: period, range });
            if (isOne) choose(next);
          }}
        />
      </Grid>
    </Stack>
  );
}
