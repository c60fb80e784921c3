import type { EmbedService } from "./embedServices.ts";

export type ServiceChoice = { readonly service: EmbedService; readonly isOpen: boolean };

/** The services whose embeds open on this device without a press. A device without storage is no error. */
export type OpenServices = {
  read(): Promise<readonly EmbedService[]>;
  /** Idempotent. */
  choose(choice: ServiceChoice): Promise<void>;
};
