import { useState } from "react";
import { canAt } from "../../../domain/club/polls/hours.ts";
import type { Poll } from "../../../domain/club/polls/polls.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { Quiet } from "./polls.styles.ts";
import type { Place } from "./lineBetween.ts";
import { WeekTable } from "./WeekTable.tsx";
import { dayName, hourName, titleOf, words } from "./words.ts";

/** How many players can at each hour, and the names of those who can at the chosen one. */
export const WhoCan = ({ poll }: { readonly poll: Poll }) => {
  const [chosen, choose] = useState<Place | null>(null);
  const { players, week } = poll;
  const whoCan = ({ day, hour }: Place) =>
    players.flatMap(({ name, hours }) => {
      const can = hours === null ? 0 : canAt(hours, day, hour);
      return can === 0 ? [] : [can === 1 ? words.ifNeedBe(name) : name];
    });
  const names = chosen && whoCan(chosen).join(", ");
  return (
    <>
      <WeekTable
        label={words.grid(titleOf(poll))}
        week={week}
        span={poll}
        onPress={choose}
        cell={(place) => {
          const count = whoCan(place).length;
          return {
            words: words.count(count, players.length),
            pressed: chosen?.day === place.day && chosen.hour === place.hour,
            content: count === 0 ? <span aria-hidden>0</span> : <b aria-hidden>{count}</b>,
            part: players.length === 0 ? 0 : count / players.length,
          };
        }}
      />
      <Quiet role="status">
        {chosen
          ? typeset(`${dayName(week, chosen.day)}, ${hourName(chosen.hour)} : ${names || words.nobody}.`)
          : french(words.choose)}
      </Quiet>
    </>
  );
};
