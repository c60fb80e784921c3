import { useEffect } from "react";
import { styled } from "styled-components";
import { embedServices } from "../../../../domain/content/body/embedServices.ts";
import { Switch, SwitchFrame } from "../../../design/components/actions/Switch.tsx";
import { row } from "../../../design/tokens/layout.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $openServices, openServicesAsked, serviceChosen } from "./openServices.ts";
import { words } from "./words.ts";

const Choices = styled(SwitchFrame)`
  ${row("8px")}
  max-width: none;
`;

/** The services whose embeds open without a press on this device. */
export const EmbedChoices = () => {
  const { services, choose, ask } = useUnit({
    services: $openServices,
    choose: serviceChosen,
    ask: openServicesAsked,
  });
  useEffect(() => ask(), [ask]);
  return (
    <Choices role="group" aria-label={words.choices}>
      {embedServices.map((service) => (
        <Switch key={service} isOn={services.includes(service)} onChoose={(isOpen) => choose({ service, isOpen })}>
          {words.always(service)}
        </Switch>
      ))}
    </Choices>
  );
};
