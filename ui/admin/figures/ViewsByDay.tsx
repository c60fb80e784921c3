import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { chartSpans, type DayViews, isWithoutViews } from "../../../domain/club/trends.ts";
import { Choices } from "../../design/components/forms/Choices.tsx";
import { Table } from "../../design/components/surfaces/Table.tsx";
import { frenchDate, shortDay, wholeNumber } from "../../design/components/text/format.ts";
import { french } from "../../design/components/text/french.ts";
import { row, stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../design/tokens/measures.ts";
import { when } from "../../design/tokens/screens.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $chartSpan, chartSpanChosen } from "../overview/overview.ts";
import { quiet, Section, SectionBody, SectionTitle, TableToggle } from "../overview/overview.styles.ts";
import { words } from "../overview/words.ts";

/** Units of the drawing, which is stretched: a day's width, the bar in it, and the whole height. */
const [step, bar, height] = [10, 8, 100];

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x3} ${space.x6};
`;

const Facts = styled.p`
  ${row(`0 ${space.x4}`)}
  span {
    ${quiet}
  }
`;

const Chart = styled.div`
  ${stack(space.x2)}
  svg {
    width: 100%;
    height: 120px;
    border-bottom: ${stroke.hairline} solid ${meaning.lineStrong};
  }
  rect {
    fill: ${meaning.lineStrong};
    ${when.forced} {
      fill: CanvasText;
    }
  }
  g:hover rect + rect {
    fill: ${meaning.text};
  }
  /* The whole day answers to the pointer, also above its bar. */
  title + rect {
    fill: transparent;
  }
  p {
    display: flex;
    justify-content: space-between;
    ${quiet}
    font-size: ${size.tiny};
  }
`;

const long = new Intl.DateTimeFormat("fr-FR", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
const longDay = ({ day }: DayViews): string => frenchDate(long.format(Date.parse(day)));

const Bars = ({ days, most }: { readonly days: readonly DayViews[]; readonly most: number }) => (
  <svg viewBox={`0 0 ${days.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
    {days.map(({ day, views }, at) => (
      <g key={day}>
        <title>{words.viewsOf(longDay({ day, views }), views)}</title>
        <rect x={at * step} width={step} height={height} />
        <rect
          x={at * step + (step - bar) / 2}
          y={height - (height * views) / most}
          width={bar}
          height={(height * views) / most}
        />
      </g>
    ))}
  </svg>
);

type ViewsByDayProps = {
  /** The views of all pages, or of the tips. */
  readonly of: "pages" | "tips";
  /** The last 90 days, today last. */
  readonly days: readonly DayViews[];
};

/** The days that staff chose: their sum, the bars and the table. */
const Drawn = ({ of, days }: ViewsByDayProps) => {
  const { span, choose } = useUnit({ span: $chartSpan, choose: chartSpanChosen });
  const shown = days.slice(-span);
  const sum = shown.reduce((total, { views }) => total + views, 0);
  const most = Math.max(1, ...shown.map(({ views }) => views));
  const best = shown.findLast(({ views }) => views === most);
  return (
    <>
      <Head>
        <Facts>
          <b>{french(words.viewsIn(sum, span))}</b>
          {best && <span>{french(words.mostViews(most, longDay(best)))}</span>}
        </Facts>
        <Choices
          label={words.chartSpan}
          isLabelHidden
          choices={chartSpans.map((count) => ({ value: String(count), words: words.chartDays(count) }))}
          chosen={String(span)}
          onChoose={(value) => choose(chartSpans.find((count) => String(count) === value) ?? span)}
        />
      </Head>
      <Chart>
        <Bars days={shown} most={most} />
        <p aria-hidden="true">
          <span>{shown[0] && french(shortDay(shown[0].day))}</span>
          <span>{french(words.today)}</span>
        </p>
      </Chart>
      <details>
        <TableToggle>{words.showTable}</TableToggle>
        <Table
          caption={words.viewsTable[of]}
          columns={[
            { key: "day", words: words.day, show: (day) => french(longDay(day)) },
            { key: "views", words: words.viewsColumn, show: ({ views }) => wholeNumber(views), isFigure: true },
          ]}
          rows={shown.toReversed()}
          keyOf={({ day }) => day}
          empty=""
        />
      </details>
    </>
  );
};

/** Views by day, as bars and as a table. */
export const ViewsByDay = ({
  span,
  children,
  ...chart
}: ViewsByDayProps & { readonly span: 8 | 12; readonly children?: ReactNode }) => {
  const title = useId();
  const { of, days } = chart;
  return (
    <Section $span={span} aria-labelledby={title}>
      <SectionTitle id={title}>{french(words.viewsByDay[of])}</SectionTitle>
      <SectionBody>
        {isWithoutViews(days) ? <p>{french(words.noViews[of])}</p> : <Drawn {...chart} />}
        {children}
      </SectionBody>
    </Section>
  );
};
