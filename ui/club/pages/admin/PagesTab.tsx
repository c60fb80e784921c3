import { useEffect, useId } from "react";
import { type OptionalFeature, optionalFeatures } from "../../../../domain/club/pages/optionalFeatures.ts";
import type { PageTexts } from "../../../../domain/club/pages/ports.ts";
import { isForAdmins, type SectionName, sectionNames } from "../../../../domain/club/pages/sections.ts";
import { NotReady } from "../../../admin/NotReady.tsx";
import { useAskedForm } from "../../../admin/askedForm.ts";
import { QuietButton, QuietLink } from "../../../design/components/actions/QuietButton.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { lazyModule, preloadProps, useLazyModule } from "../../../design/components/lazyModule.ts";
import { longDate } from "../../../design/components/text/format.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useFeatures, useHasFeature } from "../../../lib/page/features.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $editing, editorClosed, editorOpened } from "./editor.ts";
import { $changesIdentity, $pages, $switching, featureSwitched, pagesRetried, pagesWanted } from "./pages.ts";
import { Line, List, Parts } from "./PagesTab.styles.ts";
import { featureWords, sectionWords, words } from "./words.ts";

const editor = lazyModule(async () => (await import("./TextsDialog.tsx")).TextsDialog);
const editorPreload = preloadProps(editor);

const SectionLine = ({ section, stored }: { readonly section: SectionName; readonly stored: PageTexts | null }) => {
  const { open, isAdmin } = useUnit({ open: editorOpened, isAdmin: $changesIdentity });
  const { name, path, feature } = sectionWords[section];
  const isShown = useHasFeature(feature);
  return (
    <Line>
      <div>
        <h3>{typeset(name)}</h3>
        <p>{stored ? words.changed(longDate(stored.updatedAt)) : words.first}</p>
      </div>
      <div>
        {isShown && (
          <QuietLink look="bare" to={path} aria-label={words.seeOf(name)}>
            {words.see}
          </QuietLink>
        )}
        {isForAdmins(section) && !isAdmin ? (
          <p>{words.adminsOnly}</p>
        ) : (
          <QuietButton {...editorPreload} aria-label={words.editOf(name)} onClick={() => open({ section, stored })}>
            {words.edit}
          </QuietButton>
        )}
      </div>
    </Line>
  );
};

const FeatureLine = ({ feature, isOn }: { readonly feature: OptionalFeature; readonly isOn: boolean }) => {
  const { press, busy } = useUnit({ press: featureSwitched, busy: $switching });
  const { name, text } = featureWords[feature];
  return (
    <Line>
      <div>
        <h3>{typeset(name)}</h3>
        <p>{french(text)}</p>
      </div>
      <div>
        <Status tone={isOn ? "ok" : "draft"} words={isOn ? words.on : words.off} />
        <QuietButton
          busy={busy.includes(feature)}
          aria-label={isOn ? words.hideOf(name) : words.showOf(name)}
          onClick={() => press({ feature, isOn: !isOn })}
        >
          {isOn ? words.hide : words.show}
        </QuietButton>
      </div>
    </Line>
  );
};

const isSection = (name: string): name is SectionName => (sectionNames as readonly string[]).includes(name);

/** The tab where the staff changes the pages' texts, and switches parts of the site off. */
const PagesTab = () => {
  const { pages, editing, isAdmin, want, retry, open, close, lost } = useUnit({
    pages: $pages,
    isAdmin: $changesIdentity,
    editing: $editing,
    want: pagesWanted,
    retry: pagesRetried,
    open: editorOpened,
    close: editorClosed,
    lost: partLoadFailed,
  });
  const [texts, parts] = [useId(), useId()];
  const features = useFeatures();
  useEffect(() => void want(), [want]);
  const mayOpen = (section: SectionName) => isAdmin || !isForAdmins(section);
  useAskedForm(
    (form) => pages.status === "ready" && isSection(form) && mayOpen(form),
    (section) => {
      if (!isSection(section) || pages.status !== "ready") return;
      open({ section, stored: pages.value.texts.find((one) => one.section === section) ?? null });
    },
  );
  const TextsDialog = useLazyModule(editor, editing !== null, () => (close(), lost()));
  if (pages.status !== "ready") return <NotReady state={pages} words={words} retry={retry} />;
  const { off, texts: stored } = pages.value;
  // Of a build without a feature, nothing can be switched on.
  const there = optionalFeatures.filter((name) => features.includes(name) || off.includes(name));
  return (
    <Parts>
      <List aria-labelledby={texts}>
        <h2 id={texts}>{words.texts}</h2>
        <p>{french(words.textsLead)}</p>
        <ul>
          {sectionNames.map((section) => (
            <SectionLine
              key={section}
              section={section}
              stored={stored.find((one) => one.section === section) ?? null}
            />
          ))}
        </ul>
      </List>
      <List aria-labelledby={parts}>
        <h2 id={parts}>{words.parts}</h2>
        <p>{french(words.partsLead)}</p>
        <ul>
          {there.map((feature) => (
            <FeatureLine key={feature} feature={feature} isOn={!off.includes(feature)} />
          ))}
        </ul>
      </List>
      {TextsDialog && <TextsDialog />}
    </Parts>
  );
};

export const parts: ViewParts = { Panel: PagesTab };
