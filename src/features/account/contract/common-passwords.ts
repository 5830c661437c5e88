/** The most common passwords of 8 and more characters; shorter ones are rejected for their length. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 123123123 87654321 987654321 0987654321
  11111111 111111111 00000000 88888888 99999999 12341234 11223344 12344321 147258369 123654789 741852963 159753456 789456123 qwertyui
  qwertyuiop qwerty123 qwerty12 qwertz123 qwertzui qwertzuiop asdfghjkl asdfasdf asdf1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx
  zxcvbnm1 abcd1234 abcdefgh abc12345 a1b2c3d4 iloveyou iloveyou1 sunshine princess football baseball superman batman123 trustno1 whatever
  starwars computer michelle jennifer jordan23 liverpool chelsea1 arsenal1 welcome1 welcome123 letmein1 letmein123 admin123 administrator
  changeme secret123 dragon123 monkey123 shadow123 master123 charlie1 summer2024 winter2024 passwort passwort1 passwort123 hallo123 hallo1234
  ichliebedich schatz123 schalke04 fussball deutschland sommer123 salasana motdepasse azertyui azerty123 jetaime1 contraseña contrasena
  tequiero password! haslo123 qwe12345 kochamcie polska123 wachtwoord welkom01 welkom123 ikhouvanjou losenord lösenord kodeord1 kjæreste passord1
  passord123 amoremio juventus1 ciaociao forzamilan emberleaf emberleaf1`.split(/\s+/),
);
