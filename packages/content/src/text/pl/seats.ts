// Civilizations inside sentences. The name of a person is never declined: the word before it is.
import { AUTOMA_NAME, type SeatNames } from '../../texts.js';
import { cap } from './grammar.js';

export interface Civilizations {
  /** "cywilizacja 2", or a name, as the subject of a sentence. */
  nom(seat: number): string;
  /** The same at its start. */
  Nom(seat: number): string;
  /** "cywilizacji 2", "cywilizacji Anna": the genitive, which is also the dative. */
  of(seat: number): string;
}

export function civilizations(seats: SeatNames): Civilizations {
  const nom = (seat: number): string => seats[seat] ?? `cywilizacja ${seat + 1}`;
  return {
    nom,
    Nom: seat => seats[seat] ?? cap(nom(seat)),
    of: seat => (seats[seat] === AUTOMA_NAME ? AUTOMA_NAME : `cywilizacji ${seats[seat] ?? seat + 1}`),
  };
}
