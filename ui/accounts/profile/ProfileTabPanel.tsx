import { OwnBadges } from "../badges/OwnBadges.tsx";
import { AvatarField } from "./AvatarField.tsx";
import { NamesForm } from "./NamesForm.tsx";
import { Setting } from "./settings/Setting.tsx";
import { words } from "./words.ts";

export const ProfileTabPanel = () => (
  <>
    <Setting title={words.picture} text={words.pictureText}>
      <AvatarField />
    </Setting>
    <Setting title={words.names} text={words.namesText}>
      <NamesForm />
    </Setting>
    <OwnBadges />
  </>
);
