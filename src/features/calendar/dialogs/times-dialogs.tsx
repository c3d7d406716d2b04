import * as z from 'zod/mini';
import { DateField, TimeField } from '@/shared/forms/fields/date-time/date-time-field';
import { Field } from '@/shared/forms/fields/field';
import { FieldRow } from '@/shared/forms/fields/field-group';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Actions } from '@/shared/ui/layout/actions';
import { titleOf } from '../event-format';
import type { Occurrence, Span } from '../dates/occurrences';
import { longestDays } from '../schema';
import { calendarTexts as texts } from '../texts';
import { dayMs, parseDay, dayText, deviceDayOf, midnightOf } from '../dates/wall-clock';

interface TimesDialogProps {
  readonly occurrence: Occurrence;
  /** Called with the new times, in this device's time zone. */
  readonly onSave: (span: Span) => void;
  readonly onClose: () => void;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns the instant of a day and time in local time. */
function deviceMoment(day: number, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moment = midnightOf(day);
  moment.setHours(hours, minutes);
  return moment;
}

const isBetween = (day: number) =>
  day >= (parseDay('2000-01-02') ?? 0) && day < (parseDay('2099-11-30') ?? 0);

/** Moves an occurrence without dragging: asks for a new start and keeps the length. */
export const MoveDialog = ({ occurrence, onSave, onClose }: TimesDialogProps) => {
  const { event, start, end, allDay } = occurrence;
  const day = z.string().check(
    z.refine((value) => parseDay(value) !== undefined, { error: texts.notADay, abort: true }),
    z.refine((value) => isBetween(parseDay(value) ?? 0), texts.outOfTime),
  );
  const schema = z.object({
    date: day,
    time: allDay ? z._default(z.string(), '') : z.string().check(z.minLength(1, texts.timeMissing)),
  });
  return (
    <TimesForm
      title={texts.moveTitle(titleOf(event))}
      schema={schema}
      initial={{
        date: dayText(deviceDayOf(start)),
        time: `${two(start.getHours())}:${two(start.getMinutes())}`,
      }}
      onClose={onClose}
      onSubmit={({ date, time }) => {
        const first = parseDay(date) ?? 0;
        if (allDay) {
          const days = deviceDayOf(end) - deviceDayOf(start);
          onSave({ start: midnightOf(first), end: midnightOf(first + days) });
        } else {
          const to = deviceMoment(first, time);
          onSave({ start: to, end: new Date(to.getTime() + end.getTime() - start.getTime()) });
        }
      }}
    >
      <FieldRow>
        <DateField name="date" label={texts.fields.start} min="2000-01-02" max="2099-11-29" />
        {!allDay && <TimeField name="time" label={texts.at} />}
      </FieldRow>
    </TimesForm>
  );
};

const whole = (most: number) =>
  z
    .string()
    .check(z.refine((value) => /^\d{1,4}$/.test(value.trim()) && Number(value) <= most, texts.badLength));

/** Changes the length of an occurrence without dragging. Its start stays the same. */
export const LengthDialog = ({ occurrence, onSave, onClose }: TimesDialogProps) => {
  const { event, start, end, allDay } = occurrence;
  const minutes = Math.round((end.getTime() - start.getTime()) / 60_000);
  const lengthOf = (values: { days: string; hours: string; minutes: string }) =>
    (Number(values.hours) * 60 + Number(values.minutes)) * 60_000;
  const schema = z
    .object({
      days: allDay ? whole(longestDays) : z._default(z.string(), '0'),
      hours: allDay ? z._default(z.string(), '0') : whole(longestDays * 24),
      minutes: allDay ? z._default(z.string(), '0') : whole(59),
    })
    .check(
      z.refine((values) => (allDay ? Number(values.days) > 0 : lengthOf(values) > 0), {
        error: texts.endBeforeStart,
        path: [allDay ? 'days' : 'hours'],
      }),
      z.refine((values) => lengthOf(values) <= longestDays * dayMs, {
        error: texts.lengthTooLong,
        path: ['hours'],
      }),
    );
  return (
    <TimesForm
      title={texts.resizeTitle(titleOf(event))}
      schema={schema}
      initial={{
        days: String(deviceDayOf(end) - deviceDayOf(start)),
        hours: String(Math.floor(minutes / 60)),
        minutes: String(minutes % 60),
      }}
      onClose={onClose}
      onSubmit={(values) =>
        onSave({
          start,
          end: allDay
            ? midnightOf(deviceDayOf(start) + Number(values.days))
            : new Date(start.getTime() + lengthOf(values)),
        })
      }
    >
      <FieldRow>
        {allDay ? (
          <Field name="days" label={texts.days} type="number" inputMode="numeric" />
        ) : (
          <>
            <Field name="hours" label={texts.hours} type="number" inputMode="numeric" />
            <Field name="minutes" label={texts.minutes} type="number" inputMode="numeric" />
          </>
        )}
      </FieldRow>
    </TimesForm>
  );
};

interface TimesFormProps<S extends z.ZodMiniType<object, object>> {
  readonly title: string;
  readonly schema: S;
  readonly initial: Partial<z.input<S>>;
  readonly onSubmit: (values: z.output<S>) => void;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

const TimesForm = <S extends z.ZodMiniType<object, object>>({
  title,
  schema,
  initial,
  onSubmit,
  onClose,
  children,
}: TimesFormProps<S>) => (
  <Dialog open onClose={onClose} title={title}>
    <Form<S>
      schema={schema}
      initial={initial}
      label={title}
      onSubmit={async (values) => {
        onSubmit(values);
        return { tone: 'success', keepValues: true };
      }}
    >
      {children}
      <Actions>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <SubmitButton savingLabel={texts.saving}>{texts.apply}</SubmitButton>
      </Actions>
    </Form>
  </Dialog>
);
