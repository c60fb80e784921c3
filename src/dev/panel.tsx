import { Provider } from "effector-react";
import { type ToggleEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import type { MemberRecord } from "../../adapters/memory/dataset.ts";
import { faultModes } from "../../adapters/memory/shared/faultInjector.ts";
import { $session } from "../../ui/accounts/session/session.ts";
import { useExpanded } from "../../ui/design/components/overlays/expanded.ts";
import { french } from "../../ui/design/components/text/french.ts";
import { QuietButton } from "../../ui/design/components/actions/QuietButton.tsx";
import { useUnit } from "../../ui/lib/useUnit.ts";
import type { StoredChoice } from "./storedChoice.ts";
import { type Outcome, type PanelActs, panelActs, type RunningSite } from "./panelActs.ts";
import { Acts, Corner, Opener, Said, Sheet } from "./panel.styles.ts";
import { words } from "./panelWords.ts";

const useStoredChoice = <Choice extends string>({ subscribe, read }: StoredChoice<Choice>): Choice =>
  useSyncExternalStore(subscribe, read);

type Telling = { readonly acts: PanelActs; readonly tell: (said: string) => void };

const WhoAmI = ({ acts, tell }: Telling) => {
  const session = useUnit($session);
  const present = session.status === "member" ? session.account.email : session.status;
  // Shows the choice at once: in the mode "slow" applying it takes seconds.
  const [chosen, choose] = useState<string>();
  const [seen, see] = useState(present);
  if (seen !== present) {
    see(present);
    choose(undefined);
  }

  const become = async (who: string, act: () => Promise<Outcome>) => {
    choose(who);
    const { isDone, said } = await act();
    if (!isDone) choose(undefined);
    tell(said);
  };
  const choice = (who: string, name: string, act: () => Promise<Outcome>, detail = "") => (
    <label key={who}>
      <input type="radio" name="dev-who" checked={(chosen ?? present) === who} onChange={() => void become(who, act)} />
      {name} <span>{detail}</span>
    </label>
  );
  const nameOf = ({ role }: MemberRecord) => words.standings[role ?? "member"];

  return (
    <fieldset>
      <legend>{french(words.who)}</legend>
      {choice("visitor", words.visitor, acts.becomeVisitor)}
      {acts.accounts.map((account) =>
        choice(account.email, nameOf(account), () => acts.become(account), account.email),
      )}
    </fieldset>
  );
};

const FaultModes = ({ acts, tell }: Telling) => {
  const faultMode = useStoredChoice(acts.faultMode);
  const rereads = useStoredChoice(acts.rereads);
  return (
    <fieldset>
      <legend>{words.faultMode}</legend>
      {faultModes.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="dev-fault-mode"
            checked={faultMode === kind}
            onChange={() => tell(acts.change(kind))}
          />
          {words.kinds[kind].name} <span>{words.kinds[kind].effect}</span>
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={rereads === "yes"}
          onChange={({ currentTarget }) => acts.rereads.write(currentTarget.checked ? "yes" : "no")}
        />
        {words.reread}
      </label>
    </fieldset>
  );
};

const Age = ({ acts, tell }: Telling) => (
  <fieldset>
    <legend>{words.age}</legend>
    <Acts>
      <QuietButton onClick={() => void acts.expireLinks().then(({ said }) => tell(said))}>
        {words.expireLinks}
      </QuietButton>
      <QuietButton onClick={() => void acts.expireSession().then(({ said }) => tell(said))}>
        {words.expireSession}
      </QuietButton>
    </Acts>
  </fieldset>
);

const Data = ({ acts, tell }: Telling) => (
  <fieldset>
    <legend>{words.data}</legend>
    <Acts>
      <QuietButton onClick={() => void acts.restore().then(({ said }) => tell(said))}>{words.restore}</QuietButton>
      <QuietButton onClick={() => void acts.empty().then(({ said }) => tell(said))}>{words.empty}</QuietButton>
    </Acts>
  </fieldset>
);

const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === "KeyD";

/** A button in the corner with a panel: the account, the fault mode, time and data. */
const Panel = ({ acts }: { readonly acts: PanelActs }) => {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isExpanded = useExpanded(sheet);
  const faultMode = useStoredChoice(acts.faultMode);
  const isFolded = useStoredChoice(acts.button) === "folded";
  const [said, tell] = useState("");

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      // Closing restores the focus to the element that had it, so there must be one.
      if (document.activeElement === document.body) opener.current?.focus();
      sheet.current?.togglePopover();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  const enter = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState === "open") currentTarget.querySelector<HTMLElement>("input:checked")?.focus();
    else tell("");
  };

  const isCalm = faultMode === "calm";
  const name = isCalm ? words.panel : words.buttonIn(words.kinds[faultMode].name.toLocaleLowerCase("fr"));
  return (
    <Corner aria-label={words.panel}>
      <Opener
        type="button"
        popoverTarget={id}
        aria-expanded={isExpanded}
        aria-label={french(name)}
        aria-keyshortcuts="Alt+Shift+D"
        title={words.shortcut}
        ref={opener}
        $isCalm={isCalm}
      >
        {/* A collapsed button still names an active fault mode. */}
        {(!isFolded || !isCalm) && french(name)}
      </Opener>
      <Sheet id={id} popover="auto" role="dialog" aria-label={words.panel} ref={sheet} onToggle={enter}>
        <h2>{words.panel}</h2>
        <WhoAmI acts={acts} tell={tell} />
        <FaultModes acts={acts} tell={tell} />
        <Age acts={acts} tell={tell} />
        <Data acts={acts} tell={tell} />
        <Said role="status">{french(said)}</Said>
        <Acts>
          <QuietButton look="bare" onClick={() => acts.button.write(isFolded ? "whole" : "folded")}>
            {isFolded ? words.unfold : words.fold}
          </QuietButton>
        </Acts>
      </Sheet>
    </Corner>
  );
};

/** Renders the panel into an element of its own at the end of the body, because React renders the whole body. */
export const mountPanel = (site: RunningSite): void => {
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(
    <Provider value={site.scope}>
      <Panel acts={panelActs(site)} />
    </Provider>,
  );
};
