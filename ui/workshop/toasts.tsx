import { OfflineNotice } from "../design/components/feedback/OfflineBar.tsx";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { toastShown } from "../lib/feedback/toasts.ts";
import { useUnit } from "../lib/useUnit.ts";
import { Row, Section, State } from "./Section.tsx";
import { names, sentence } from "./samples.ts";

export const Toasts = () => {
  const show = useUnit(toastShown);
  const storm = () => {
    for (let drop = 1; drop <= 20; drop++) show({ tone: drop % 2 === 0 ? "good" : "bad", title: `Annonce ${drop}` });
  };
  return (
    <Section id="annonces" title="Annonces">
      <State name="Bonne, mauvaise, sur un même sujet, trop longue, en tempête" isWide>
        <Row>
          <QuietButton onClick={() => show({ tone: "good", title: "Succès !", text: "Article créé avec succès." })}>
            Bonne nouvelle
          </QuietButton>
          <QuietButton
            onClick={() =>
              show({ tone: "bad", title: "Erreur", text: sentence, link: { words: "Se connecter", to: "/auth" } })
            }
          >
            Mauvaise nouvelle
          </QuietButton>
          <QuietButton
            onClick={() =>
              show({
                tone: "ask",
                title: "Vous devez être connecté pour liker",
                link: { words: "Se connecter", to: "/auth", intent: { name: "", id: "", path: "/" } },
              })
            }
          >
            Invitation
          </QuietButton>
          <QuietButton onClick={() => show({ tone: "good", title: "Tip liké !", topic: "like" })}>Liker</QuietButton>
          <QuietButton onClick={() => show({ tone: "good", title: "Like retiré", topic: "like" })}>
            Ne plus liker
          </QuietButton>
          <QuietButton onClick={() => show({ tone: "bad", title: names.long, text: names.long })}>
            Trop long
          </QuietButton>
          <QuietButton onClick={storm}>Tempête</QuietButton>
        </Row>
      </State>
      <State name="Sous la barre du haut, tant qu'il n'y a pas de réseau" isWide>
        <OfflineNotice />
      </State>
    </Section>
  );
};
