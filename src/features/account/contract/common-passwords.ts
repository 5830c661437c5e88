/** Common passwords in the languages of our members that the list of the estimator lacks or ranks too low. */
export const commonPasswords: readonly string[] =
  `passwort passwort1 passwort123 hallo123 hallo1234 ichliebedich schatz123 schalke04 fussball deutschland sommer123 salasana motdepasse
  azertyui azerty123 jetaime1 contraseña contrasena tequiero haslo123 qwe12345 kochamcie polska123 wachtwoord welkom01 welkom123
  ikhouvanjou losenord lösenord kodeord adgangskode kjæreste passord passord123 amoremio juventus ciaociao forzamilan rakastan
  jegelskerdig jagälskardig tiamo motdepasse123 iloveyou whatever administrator changeme emberleaf`.split(/\s+/);
