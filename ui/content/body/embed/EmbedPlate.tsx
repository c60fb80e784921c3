import { useEffect, useId, useRef, useState } from "react";
import type { Embed } from "../../../../domain/content/body/embed.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { Switch, SwitchFrame } from "../../../design/components/actions/Switch.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { french } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { PostArt, VideoArt } from "./art.tsx";
import { Bar, Frame, type FrameShape, Plate, Printed, Stage, Words } from "./EmbedPlate.styles.ts";
import { framePath } from "./framePath.ts";
import { $openServices, openServicesAsked, serviceChosen } from "./openServices.ts";
import { words } from "./words.ts";

const shapes = {
  youtube: "wide",
  twitch: "stream",
  x: "post",
  bluesky: "post",
  instagram: "post",
  tiktok: "tall",
} as const;

const shapeOf = ({ service, kind }: Embed): FrameShape => (kind === "short" ? "tall" : shapes[service]);

/** A video or a post of another site: a plate that asks nothing of that site, and its frame after a press. */
export const EmbedPlate = ({ embed }: { readonly embed: Embed }) => {
  const { services, choose, ask } = useUnit({
    services: $openServices,
    choose: serviceChosen,
    ask: openServicesAsked,
  });
  const [isPressed, press] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const warning = useId();
  useEffect(() => ask(), [ask]);
  // The button is gone: the keyboard goes on from the frame's place.
  useEffect(() => {
    if (isPressed) stage.current?.focus({ preventScroll: true });
  }, [isPressed]);

  const { service } = embed;
  const isAlways = services.includes(service);
  const isOpen = isPressed || isAlways;
  const [name, shape] = [words.name(embed), shapeOf(embed)];
  const isVideo = shape !== "post";
  return (
    <Plate aria-label={name}>
      <Stage ref={stage} $shape={shape} role="group" aria-label={name} tabIndex={-1}>
        {isVideo ? <VideoArt /> : <PostArt />}
        <Words $isCovered={isOpen}>
          <b>{name}</b>
          <div>
            <Button size="small" aria-describedby={warning} onClick={() => press(true)}>
              {isVideo && <Icon name="play" />}
              {words.act(embed)}
            </Button>
            <p id={warning}>{french(words.warning(service))}</p>
          </div>
        </Words>
        {isOpen && <Frame $shape={shape} title={name} src={framePath({ ...embed, isPlayed: isPressed })} />}
      </Stage>
      <Bar>
        <SwitchFrame>
          <Switch look="bare" isOn={isAlways} onChoose={(isOn) => choose({ service, isOpen: isOn })}>
            {words.always(service)}
          </Switch>
        </SwitchFrame>
        <a href={embed.address} target="_blank" rel="noopener noreferrer nofollow ugc">
          {words.elsewhere(service)}
        </a>
        <Printed>{embed.address}</Printed>
      </Bar>
    </Plate>
  );
};
