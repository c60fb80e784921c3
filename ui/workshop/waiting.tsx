import { Alert } from "../design/components/feedback/Alert.tsx";
import { ArticleSkeleton } from "../design/components/feedback/Skeleton.tsx";
import { CardSkeletons } from "../design/components/feedback/CardSkeletons.tsx";
import { Button } from "../design/components/actions/Button.tsx";
import { EmptyState } from "../design/components/surfaces/EmptyState.tsx";
import { Icon } from "../design/components/media/Icon.tsx";
import { Progress } from "../design/components/steps/Progress.tsx";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { Ground, Panel, Section, State } from "./Section.tsx";
import { names, sentence } from "./samples.ts";

export const Waiting = () => (
  <Section id="attente" title="Attente">
    <State name="Chargement, cartes" isWide>
      <CardSkeletons label="Chargement des articles" count={3} />
    </State>
    <State name="Chargement, article">
      <ArticleSkeleton words="Chargement de l'article..." />
    </State>
    <State name="Avancement : un peu, tout, on ne sait pas">
      <Panel>
        <Progress label="Profil complété" value={3} most={5} words="3 sur 5 étapes" />
        <Progress label="Envoi de l'image" value={100} words="envoyée" />
        <Progress label={names.long} value={null} words="en cours" />
      </Panel>
    </State>
    <State name="Avancement, sur la glace">
      <Ground $name="ice">
        <Progress label="Places prises" value={22} words="22 sur 100" />
      </Ground>
    </State>
  </Section>
);

export const Nothing = () => (
  <Section id="vide" title="Rien à montrer">
    <State name="Liste vide, après un filtre">
      <EmptyState
        why="filtered"
        heading="h3"
        title="Aucun article trouvé avec ces filtres."
        text="Rien en Compétitif pour le moment. Les autres catégories sont pleines."
        action={<QuietButton>Effacer les filtres</QuietButton>}
      />
    </State>
    <State name="Premier usage">
      <EmptyState
        why="first"
        heading="h3"
        title="Aucun article trouvé"
        text="Le premier se crée en quelques minutes, et reste un brouillon tant que vous le voulez."
        action={
          <Button size="small">
            <Icon name="plus" />
            Créer du contenu
          </Button>
        }
      />
    </State>
    <State name="Échec du chargement">
      <EmptyState
        why="failed"
        heading="h3"
        title="Impossible de charger les articles"
        text="Le serveur n'a pas répondu. Rien n'est perdu : essayez de nouveau."
        action={
          <QuietButton>
            <Icon name="refresh" />
            Réessayer
          </QuietButton>
        }
      />
    </State>
    <State name="Avis">
      <Alert tone="ok" title="Email de confirmation envoyé">
        Ouvrez le lien reçu pour terminer.
      </Alert>
      <Alert tone="wait" title="En attente" action={<QuietButton>Examiner</QuietButton>}>
        {sentence}
      </Alert>
      <Alert tone="bad" title={names.long}>
        {names.long}
      </Alert>
    </State>
  </Section>
);
